# What the scripts of the page say.

script-white = White
script-black = Black
