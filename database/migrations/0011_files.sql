-- Pictures and horoscopes that members have sent; their bytes lie in the data folder under these names.
create table files (
  profile_id text not null references members on delete cascade,
  kind text not null check (kind in ('picture', 'horoscope')),
  name text not null unique,
  -- The picture's second, small size.
  small_name text unique check ((small_name is not null) = (kind = 'picture')),
  stored_at timestamptz not null default now(),
  primary key (profile_id, kind)
);
