-- expand; tolerated by 0095_guardian_relations.sql
-- Each call of the office to a family, and when the next one is due.
create table call_tries (
  id bigint generated always as identity primary key,
  notice_id uuid not null references notices on delete cascade,
  tried_at timestamptz not null default now(),
  tried_by text not null,
  outcome text not null check (outcome in ('spoke', 'engaged', 'noAnswer', 'wrongNumber')),
  again_at timestamptz
);
create index call_tries_of_notice on call_tries (notice_id, id);
