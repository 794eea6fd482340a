-- expand; tolerated by 0095_guardian_relations.sql
-- What became of the backups that the site makes itself, of their copies elsewhere, and of the trials that restore one.
create table backup_runs (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('backup', 'copy', 'drill')),
  begun_at timestamptz not null,
  ended_at timestamptz not null,
  is_done boolean not null,
  -- The archive's name; empty where there was none.
  archive text not null default '',
  rows bigint not null default 0,
  files bigint not null default 0,
  bytes bigint not null default 0,
  -- Why it failed, or what somebody should know.
  note text not null default ''
);
create index backup_runs_of_kind on backup_runs (kind, is_done, begun_at desc);
-- Copies of files that no row names any more, and since when: they go with the last archive that names them.
create table left_copies (
  path text primary key,
  left_at timestamptz not null default now()
);
