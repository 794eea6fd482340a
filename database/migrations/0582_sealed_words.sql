-- expand; tolerated by 0095_guardian_relations.sql
-- One fact of health from a bride or groom to one named person, sealed with the data key. Erased when the acquaintance ends, after thirty days,
-- and after the third opening. No line for a restore and no row in an archive: after a restore there is none.
create table sealed_words (
  id bigint generated always as identity primary key,
  sender_id text not null references members on delete cascade,
  recipient_id text not null references members on delete cascade,
  -- The bride's or groom's own account on both sides: nobody else's opens it, also once it looks after the same profile.
  sender_account bigint not null references accounts on delete cascade,
  recipient_account bigint not null references accounts on delete cascade,
  words text not null,
  written_at timestamptz not null default now(),
  -- What the sender has agreed to, in which words, and the same of the promise.
  consent_version text not null,
  consent_hash text not null,
  consent_language text not null check (consent_language in ('en', 'bn')),
  promise_version text,
  promise_hash text,
  promise_language text check (promise_language in ('en', 'bn')),
  promised_at timestamptz,
  openings smallint not null default 0 check (openings between 0 and 3),
  unique (sender_id, recipient_id),
  check (sender_id <> recipient_id),
  check ((openings = 0) = (promised_at is null))
);
create index sealed_words_to on sealed_words (recipient_id);
create index sealed_words_by_account on sealed_words (sender_account);
create index sealed_words_to_account on sealed_words (recipient_account);
