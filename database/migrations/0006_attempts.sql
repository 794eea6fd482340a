-- Counters behind the limits. key_hash is a keyed hash of a phone or an address, never the thing itself.
create table attempts (
  kind text not null,
  key_hash bytea not null,
  count integer not null,
  since timestamptz not null default now(),
  strikes integer not null default 0,
  blocked_until timestamptz,
  primary key (kind, key_hash)
);

create index attempts_by_age on attempts (since);
