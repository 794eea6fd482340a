-- expand; tolerated by 0095_guardian_relations.sql
-- Visitors who ask the trust to call them. A number stands in the list once while it waits.
create table asked_calls (
  id bigint generated always as identity primary key,
  phone text not null,
  name text not null,
  hours text not null check (hours in ('any', 'morning', 'afternoon', 'evening')),
  language text not null check (language in ('en', 'bn')),
  asked_at timestamptz not null default now(),
  tries int not null default 0,
  last_outcome text check (last_outcome in ('spoke', 'engaged', 'noAnswer', 'wrongNumber', 'unwanted')),
  done_at timestamptz,
  done_by text
);
create unique index asked_calls_waiting on asked_calls (phone) where done_at is null;
create index asked_calls_by_time on asked_calls (asked_at);
