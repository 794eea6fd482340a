-- expand; tolerated by 0095_guardian_relations.sql
-- When a family was last reminded of the rules; no row for one that has them from its registration alone.
create table rules_told (
  profile_id text primary key references members on delete cascade,
  told_at timestamptz not null default now()
);
