-- expand; tolerated by 0095_guardian_relations.sql
-- Who may act for somebody who cannot any more.
create table nominations (
  profile_id text primary key references members on delete cascade,
  name text not null,
  phone text not null,
  named_at timestamptz not null default now()
);
