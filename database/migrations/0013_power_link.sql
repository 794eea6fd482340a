-- What stage one of the Power Link grants: five minutes for stage two in the same browser. Only the SHA-256 of the
-- cookie's token is kept.
create table power_link_grants (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- Every use of the Power Link. address_hash is a keyed hash; phones are not kept at all. seen_at: when the member
-- acknowledged the notice that their account was opened.
create table power_link_uses (
  id bigint generated always as identity primary key,
  used_at timestamptz not null default now(),
  stage text not null check (stage in ('key', 'phone')),
  outcome text not null check (outcome in ('right', 'wrong', 'refused')),
  profile_id text references members on delete set null,
  address_hash bytea not null,
  seen_at timestamptz
);

create index power_link_uses_unseen on power_link_uses (profile_id) where profile_id is not null and seen_at is null;
create index power_link_uses_of_address on power_link_uses (address_hash, used_at);
