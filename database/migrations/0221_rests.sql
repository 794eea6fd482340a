-- expand; tolerated by 0095_guardian_relations.sql
-- A profile that the office lets rest for a day while it looks at a report: in nobody's list, like whoever has paused.
create table rests (
  profile_id text primary key references members on delete cascade,
  rested_at timestamptz not null default now(),
  until timestamptz not null,
  rested_by text not null
);
create or replace view absent_members as
  select profile_id from pauses
  union all
  select profile_id from members where is_hidden
  union all
  select profile_id from rests where until > now();
create trigger note_matching_change after insert or update or delete on rests
  for each row execute function note_matching_change();
