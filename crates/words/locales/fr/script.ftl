# Ce que disent les scripts de la page.

script-white = Blancs
script-black = Noirs
