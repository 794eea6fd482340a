-- expand; tolerated by 0095_guardian_relations.sql
-- Which files belong to this database: the same id stands beside the files (server/domain/files/belonging.ts).
create table site_identity (
  is_only boolean primary key default true check (is_only),
  id text not null check (id ~ '^[A-Za-z0-9_-]{24}$'),
  -- The server and the number of this database there: a copy of it has others.
  home text not null,
  -- Whether the id has been written beside the files.
  is_marked boolean not null default false,
  -- Files that no row names, where they were too many to be put away.
  stray_files integer not null default 0,
  strays_seen_at timestamptz
);
