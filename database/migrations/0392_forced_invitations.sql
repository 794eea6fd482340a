-- expand; tolerated by 0095_guardian_relations.sql
-- Who was invited and said that they are being forced: keyed hashes by which an invitation of the same people is known again.
create table forced_refusals (
  id bigint generated always as identity primary key,
  profile_id text references members on delete set null,
  refused_at timestamptz not null default now(),
  marks bytea[] not null
);
create index forced_refusals_by_mark on forced_refusals using gin (marks);
create index forced_refusals_of_profile on forced_refusals (profile_id);

-- An invitation that such marks know: for the women's desk alone.
create table forced_returns (
  refusal_id bigint not null references forced_refusals on delete cascade,
  profile_id text not null references members on delete cascade,
  invited_at timestamptz not null default now(),
  primary key (refusal_id, profile_id)
);
create index forced_returns_of_profile on forced_returns (profile_id);
