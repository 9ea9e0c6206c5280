-- From now on nothing is written without its hash, and nothing is changed.

CREATE TRIGGER game_unchanged BEFORE UPDATE ON game
BEGIN SELECT RAISE(ABORT, 'a game is never changed'); END;

CREATE TRIGGER entry_unchanged BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;

CREATE TRIGGER game_chained BEFORE INSERT ON game
WHEN length(NEW.salt) IS NOT 16 OR length(NEW.hash) IS NOT 32
BEGIN SELECT RAISE(ABORT, 'a game has a salt and a hash'); END;

CREATE TRIGGER entry_chained BEFORE INSERT ON entry
WHEN length(NEW.hash) IS NOT 32
BEGIN SELECT RAISE(ABORT, 'an entry has a hash'); END;
