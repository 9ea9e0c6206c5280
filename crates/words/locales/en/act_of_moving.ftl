# The act of moving the pieces.

you-did = You { $did }.
side-did = { $side } { $did }.

contact-on-purpose = Did { $side } touch the man on { $square } on purpose?
