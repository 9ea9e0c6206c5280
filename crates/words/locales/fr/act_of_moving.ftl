# Le déplacement des pièces.

# `did` est un participe : « touché le cavalier en g1 ».
you-did = Vous avez { $did }.
side-did = { CAP($side) } ont { $did }.

contact-on-purpose = { CAP($side) } ont-ils touché délibérément la pièce en { $square } ?
