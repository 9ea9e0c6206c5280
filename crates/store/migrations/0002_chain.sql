-- A hash chain over each game: every entry's hash rests on the one before it, and the first
-- on the header. The columns are filled by the program, and then required by 0002_chained.sql.

DROP TRIGGER game_unchanged;
DROP TRIGGER entry_unchanged;

ALTER TABLE game ADD COLUMN salt BLOB;
ALTER TABLE game ADD COLUMN hash BLOB;
ALTER TABLE entry ADD COLUMN hash BLOB;
