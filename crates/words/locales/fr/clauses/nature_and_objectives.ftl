# nature_and_objectives
