-- expand; tolerated by 0095_guardian_relations.sql
-- The host whose BACKUP_DIR holds the archive; empty in rows of before.
alter table backup_runs add column host text not null default '';
