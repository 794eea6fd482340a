-- expand; tolerated by 0095_guardian_relations.sql
-- What two families who have accepted each other tell the office, or what the site notices for it: profile_id has said or done it, about_id is
-- the other family. One line a kind and pair while it is open; done_by is the login of a member of staff.
create table desk_hints (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('noAnswer', 'wrongNumber', 'money', 'married', 'speakFirst')),
  profile_id text not null references members on delete cascade,
  about_id text references members on delete cascade,
  made_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text,
  check ((done_at is null) = (done_by is null))
);
create unique index desk_hints_open on desk_hints (profile_id, kind, about_id) nulls not distinct where done_at is null;
create index desk_hints_about on desk_hints (about_id);
