-- expand; tolerated by 0095_guardian_relations.sql
-- What somebody types from a paper, before it is entered (of staff), and as it was entered, until the family has taken it over (of a profile).
-- Sealed by the data key.
create table paper_drafts (
  id integer generated always as identity primary key,
  staff_id integer unique references staff on delete cascade,
  profile_id text unique references members on delete cascade,
  sealed text not null,
  kept_at timestamptz not null default now(),
  check ((staff_id is null) <> (profile_id is null))
);
