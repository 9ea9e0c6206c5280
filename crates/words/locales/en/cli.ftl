# What the command says of its own.
