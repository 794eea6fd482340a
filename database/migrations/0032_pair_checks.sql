-- A member's own haemoglobin result, encrypted like all health answers; '' was never given.
create table haemoglobin_results (
  profile_id text primary key references members on delete cascade,
  status text not null,
  tested_on text not null
);

-- What members have agreed to, in which words: the text's version and its language. about_id: the other member, where
-- the consent is for a pair.
create table consents (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  kind text not null,
  about_id text references members on delete cascade,
  text_version text not null,
  language text not null check (language in ('en', 'bn')),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);

create unique index consents_standing on consents (profile_id, kind, about_id) nulls not distinct
  where withdrawn_at is null;

-- That a pair was checked, never what either recorded. The answer, encrypted, is gone when either withdraws.
create table pair_checks (
  id bigint generated always as identity primary key,
  one_id text not null references members on delete cascade,
  other_id text not null references members on delete cascade,
  checked_at timestamptz not null default now(),
  answer text not null,
  check (one_id < other_id)
);

create unique index pair_checks_standing on pair_checks (one_id, other_id) where answer <> '';
create index pair_checks_of_other on pair_checks (other_id);
