-- A member from the first step of the registration on. registered_at is set by the second step.
create table members (
  profile_id text primary key check (profile_id ~ '^SV[1-9][0-9]{0,8}$'),
  name text not null,
  email text not null default '',
  phone text not null unique check (phone ~ '^[0-9]{10}$'),
  gender text not null check (gender in ('Male', 'Female')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  registered_at timestamptz
);

create index members_unfinished on members (created_at) where registered_at is null;

create table addresses (
  profile_id text primary key references members on delete cascade,
  line1 text not null,
  line2 text not null default '',
  city text not null,
  district text not null default '',
  pincode text not null,
  country_id integer not null references countries,
  state_id integer not null,
  foreign key (country_id, state_id) references states (country_id, id)
);

-- Ids point into lookups; the server checks them against the list before it writes.
create table personal_details (
  profile_id text primary key references members on delete cascade,
  caste_id integer,
  tribe_id integer,
  clan text not null default '',
  rashi_id integer,
  gon_id integer,
  logno_id integer,
  height_cm numeric(4, 1) check (height_cm between 90 and 250),
  weight_kg numeric(4, 1) check (weight_kg between 20 and 250),
  religion_id integer,
  community text not null default '' check (community in ('', 'General', 'ST', 'SC', 'OBC')),
  birth_date date,
  birth_place text not null default '',
  birth_time time,
  mangalik text not null default '' check (mangalik in ('', 'Yes', 'No'))
);
