-- The lists that forms offer. Ids are fixed by database/seeds/lookups, in both languages; rows are never deleted.

create table seed_checksums (
  name text primary key,
  checksum text not null,
  seeded_at timestamptz not null default now()
);

create table lookups (
  kind text not null,
  id integer not null check (id > 0),
  name text not null,
  name_bn text not null collate "bn-IN-x-icu",
  aliases text[] not null default '{}',
  position integer not null,
  primary key (kind, id)
);

-- id: ISO 3166-1 numeric. position: India 1, Bangladesh 2, all others 3 and then by name.
create table countries (
  id integer primary key check (id between 1 and 999),
  code char(2) not null unique,
  name text not null,
  name_bn text not null collate "bn-IN-x-icu",
  position integer not null
);

-- The second key lets a record refer to (state, country) together: a state then belongs to its country.
create table states (
  id integer primary key,
  country_id integer not null references countries (id),
  name text not null,
  name_bn text not null collate "bn-IN-x-icu",
  unique (country_id, id)
);
