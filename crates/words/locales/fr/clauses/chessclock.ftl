# chessclock
