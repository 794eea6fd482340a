-- expand; tolerated by 0095_guardian_relations.sql
-- About which accepted family the office has spoken with a bride or groom who has no account: one call opens the steps with that one alone.
alter table spoken_calls add column about_id text references members on delete set null;
