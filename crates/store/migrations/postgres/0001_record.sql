-- The record of each game. What is written once is never changed: the triggers refuse it,
-- whoever asks.

CREATE TABLE game (
    id         text   COLLATE "C" NOT NULL PRIMARY KEY,
    header     text   NOT NULL,
    created_ms bigint NOT NULL,
    salt       bytea  NOT NULL CHECK (length(salt) = 16),
    hash       bytea  NOT NULL CHECK (length(hash) = 32)
);

CREATE INDEX game_by_age ON game (created_ms, id);

CREATE TABLE entry (
    game        text   COLLATE "C" NOT NULL REFERENCES game (id),
    seq         bigint NOT NULL,
    at_ms       bigint NOT NULL,
    body        text   NOT NULL,
    key         text   COLLATE "C",
    recorded_ms bigint NOT NULL,
    hash        bytea  NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (game, seq)
);

CREATE INDEX entry_by_key ON entry (game, key, seq) WHERE key IS NOT NULL;

CREATE TABLE seat (
    game text  COLLATE "C" NOT NULL REFERENCES game (id),
    seat text  COLLATE "C" NOT NULL,
    hash bytea NOT NULL,
    PRIMARY KEY (game, seat),
    UNIQUE (game, hash)
);

-- A server that has this database. It owns its games for as long as it says that it is there.
CREATE TABLE node (
    id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address     text NOT NULL,
    alive_until timestamptz NOT NULL
);

-- Who owns a game. Each change of hands makes the fence one higher, and an append bears the
-- fence its author was given: one that was overtaken writes nothing more.
CREATE TABLE lease (
    game  text   COLLATE "C" NOT NULL PRIMARY KEY REFERENCES game (id),
    node  bigint NOT NULL,
    fence bigint NOT NULL
);

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is never changed or deleted', TG_ARGV[0];
END $$;

CREATE FUNCTION entry_next() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.seq IS DISTINCT FROM
        (SELECT coalesce(max(e.seq), 0) + 1 FROM entry AS e WHERE e.game = NEW.game)
    THEN
        RAISE EXCEPTION 'an entry follows the last one';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER game_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON game
FOR EACH STATEMENT EXECUTE FUNCTION refuse('a game');

CREATE TRIGGER entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON entry
FOR EACH STATEMENT EXECUTE FUNCTION refuse('an entry');

CREATE TRIGGER entry_next BEFORE INSERT ON entry
FOR EACH ROW EXECUTE FUNCTION entry_next();
