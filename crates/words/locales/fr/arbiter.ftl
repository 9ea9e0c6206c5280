# arbiter
