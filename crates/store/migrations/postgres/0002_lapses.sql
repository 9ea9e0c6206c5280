-- How often a server was late to say that it is there. It is told in all with each answer, so
-- that a lapse is known even where the answer that told of it first was lost.

ALTER TABLE node ADD COLUMN lapses bigint NOT NULL DEFAULT 0;
