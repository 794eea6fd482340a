-- expand; tolerated by 0095_guardian_relations.sql
-- Whom a family has been shown while its own profile is seen by nobody yet: numbers of profile ids, and since when. Gone once it is shown.
create table previews (
  profile_id text primary key references members on delete cascade,
  began_at timestamptz not null default now(),
  seen integer[] not null
);
