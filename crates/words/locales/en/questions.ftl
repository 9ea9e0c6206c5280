# questions
