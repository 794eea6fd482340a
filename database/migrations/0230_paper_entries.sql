-- expand; tolerated by 0095_guardian_relations.sql
-- Profiles that the office has entered from a signed paper; until its family has claimed it nobody logs in to one.
create table paper_entries (
  profile_id text primary key references members on delete cascade,
  entered_at timestamptz not null default now(),
  entered_by text not null,
  form_number text not null unique,
  consent_on date not null,
  claimed_at timestamptz
);
