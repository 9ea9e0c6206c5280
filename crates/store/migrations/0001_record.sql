-- The record of each game. What is written once is never changed: the triggers refuse it,
-- whoever asks.

CREATE TABLE game (
    id         TEXT    NOT NULL PRIMARY KEY,
    header     TEXT    NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX game_by_age ON game (created_ms, id);

CREATE TABLE entry (
    game        TEXT    NOT NULL REFERENCES game (id),
    seq         INTEGER NOT NULL,
    at_ms       INTEGER NOT NULL,
    body        TEXT    NOT NULL,
    key         TEXT,
    recorded_ms INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID, STRICT;

CREATE INDEX entry_by_key ON entry (game, key, seq) WHERE key IS NOT NULL;

CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game (id),
    seat TEXT NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (game, seat),
    UNIQUE (game, hash)
) WITHOUT ROWID, STRICT;

-- INSERT OR REPLACE deletes without asking the delete triggers, so the insert triggers
-- refuse whatever would stand in the place of a row.

CREATE TRIGGER game_once BEFORE INSERT ON game
WHEN EXISTS (SELECT 1 FROM game WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'a game is created once'); END;

CREATE TRIGGER game_unchanged BEFORE UPDATE ON game
BEGIN SELECT RAISE(ABORT, 'a game is never changed'); END;

CREATE TRIGGER game_kept BEFORE DELETE ON game
BEGIN SELECT RAISE(ABORT, 'a game is never deleted'); END;

CREATE TRIGGER entry_next BEFORE INSERT ON entry
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entry WHERE game = NEW.game)
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;

CREATE TRIGGER entry_unchanged BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;

CREATE TRIGGER entry_kept BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END;
