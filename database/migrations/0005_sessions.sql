-- Who is asking. Only the SHA-256 of the cookie's token is kept.
create table sessions (
  token_hash bytea primary key,
  profile_id text not null references members on delete cascade,
  kind text not null check (kind in ('login', 'power_link', 'registration')),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_of_member on sessions (profile_id);
create index sessions_by_expiry on sessions (expires_at);

-- Browsers that a member has logged in with: they still get in while the phone's attempts are limited.
create table known_browsers (
  token_hash bytea not null,
  profile_id text not null references members on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (profile_id, token_hash)
);
