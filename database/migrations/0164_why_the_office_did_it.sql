-- expand; tolerated by 0095_guardian_relations.sql
-- Why the office changed who looks after a profile. For the office alone.
alter table acts add column reason text not null default '';
