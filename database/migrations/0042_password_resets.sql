-- Links that the office hands out to members who have forgotten their password: one for a member, valid for a day and
-- gone with its first use. Only the SHA-256 of the token is kept.
create table password_resets (
  profile_id text primary key references members on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
