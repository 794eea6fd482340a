-- expand; tolerated by 0095_guardian_relations.sql
-- What is done for a breach member by member: whom a large register names, and the letters. One at a time.
create table breach_works (
  id integer generated always as identity primary key,
  breach_id integer not null references breaches on delete cascade,
  kind text not null check (kind in ('people', 'letters')),
  source text not null default '',
  from_at timestamptz,
  until_at timestamptz,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  -- The last profile that was looked at, how many were, and of how many.
  last_id text not null default '',
  looked integer not null default 0,
  of_all integer not null,
  -- How many were added or told.
  done integer not null default 0,
  ended_at timestamptz
);
create unique index breach_works_under_way on breach_works (breach_id) where ended_at is null;
create index breach_works_of_breach on breach_works (breach_id);
