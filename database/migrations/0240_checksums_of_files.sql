-- expand; tolerated by 0095_guardian_relations.sql
-- What was stored; null for files of before, until they are moved or stored anew.
alter table files
  add column sha256 bytea,
  add column small_sha256 bytea;
