-- expand; tolerated by 0095_guardian_relations.sql
-- What the candidate has paused the candidate alone ends.
alter table pauses add column by_candidate boolean not null default false;
