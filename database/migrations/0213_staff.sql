-- expand; tolerated by 0095_guardian_relations.sql
-- The people of the office. Their second factors are kept sealed, in sealed_keys.
create table staff (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  roles text[] not null check (cardinality(roles) > 0),
  password_hash text not null default '',
  made_at timestamptz not null default now(),
  made_by text not null,
  join_hash bytea,
  join_until timestamptz,
  factor_set_at timestamptz,
  -- The half minute of the last code: none is taken twice.
  factor_step bigint not null default 0,
  seen_at timestamptz,
  ended_at timestamptz
);
create unique index staff_of_email on staff (lower(email)) where ended_at is null;
create table staff_recovery_codes (
  staff_id integer not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);
create table staff_sessions (
  token_hash bytea primary key,
  staff_id integer not null references staff on delete cascade,
  is_proven boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_sessions_of_staff on staff_sessions (staff_id);
alter table office_uses add column reason text not null default '';
