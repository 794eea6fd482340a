-- expand; tolerated by 0095_guardian_relations.sql
-- Long work of the office: how far it is, who asked for it, and that somebody has stopped it.
create table office_works (
  id int generated always as identity primary key,
  kind text not null,
  -- What it is about, by the number that its room gave it.
  subject text not null default '',
  asked_by text not null,
  asked_at timestamptz not null default now(),
  done int not null default 0,
  of_all int,
  -- Where its next part begins; only its own kind reads it.
  place text not null default '',
  -- Counts the parts: two processes that have made the same part write it once.
  parts int not null default 0,
  faults int not null default 0,
  stop_by text,
  ended_at timestamptz,
  outcome text not null default '' check (outcome in ('', 'done', 'stopped', 'failed')),
  -- Why it failed: the key of a sentence.
  fault text not null default '',
  file_name text not null default '',
  file bytea
);
create unique index office_works_one_at_once on office_works (kind, subject) where ended_at is null;
create index office_works_ended on office_works (ended_at) where ended_at is not null;
