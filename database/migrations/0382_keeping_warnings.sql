-- expand; tolerated by 0095_guardian_relations.sql
-- That a family which has not logged in for long was told that its profile will be deleted: sixty days before, and seven.
create table keeping_warnings (
  profile_id text primary key references members on delete cascade,
  first_at timestamptz not null default now(),
  last_at timestamptz
);
