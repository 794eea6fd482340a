-- expand; tolerated by 0095_guardian_relations.sql
-- Who of the office took in a letter that asks for a deletion, who looked at it a second time, and what became of it.
create table deletion_letters (
  id integer generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  asked_at timestamptz not null default now(),
  asked_by text not null,
  reason text not null,
  looked_at timestamptz,
  looked_by text not null default '',
  -- It came to nothing: a holder objected by the link or by logging in, or the office cancelled it.
  ended_at timestamptz,
  ended_how text not null default '' check (ended_how in ('', 'objected', 'kept', 'office')),
  ended_by text not null default ''
);
create unique index deletion_letters_open on deletion_letters (profile_id) where ended_at is null;
create index deletion_letters_of_member on deletion_letters (profile_id);
