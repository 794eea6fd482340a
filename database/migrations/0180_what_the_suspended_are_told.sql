-- expand; tolerated by 0095_guardian_relations.sql
-- What the member reads of why; the reason beside it is the office's own.
alter table suspensions add column told text not null default '';
