-- expand; tolerated by 0095_guardian_relations.sql
-- A melan: a day in a hall where families meet, made by the office. made_by and answered_by are logins of staff.
create table melans (
  id bigint generated always as identity primary key,
  held_on date not null,
  begins_at time not null,
  ends_at time not null,
  place text not null check (place <> ''),
  seats int not null check (seats between 4 and 400),
  rounds int not null check (rounds between 3 and 12),
  min_age int,
  max_age int,
  district_ids int[] not null default '{}',
  religion_ids int[] not null default '{}',
  mother_tongues text[] not null default '{}',
  is_second_marriage boolean not null default false,
  is_over_fifty boolean not null default false,
  made_by text not null,
  made_at timestamptz not null default now(),
  called_off_at timestamptz,
  planned_at timestamptz,
  paired_at timestamptz,
  thanked_at timestamptz,
  check (ends_at > begins_at)
);
create index melans_by_day on melans (held_on);

-- An invited family. answered_by is null where the family has answered on the site; number stands on its card of the day.
create table melan_guests (
  melan_id bigint not null references melans on delete cascade,
  profile_id text not null references members on delete cascade,
  is_bride boolean not null,
  invited_at timestamptz not null default now(),
  answer text check (answer in ('coming', 'notThisTime')),
  people int check (people between 1 and 12),
  answered_at timestamptz,
  answered_by text,
  seated_at timestamptz,
  number int,
  reminded_at timestamptz,
  has_nobody boolean not null default false,
  primary key (melan_id, profile_id),
  unique (melan_id, number),
  check (seated_at is null or answer = 'coming')
);
create index melan_guests_of_member on melan_guests (profile_id);

-- The plan: at each table of a round one family of a bride and one of a groom.
create table melan_tables (
  melan_id bigint not null references melans on delete cascade,
  round int not null,
  place int not null,
  bride_id text not null references members on delete cascade,
  groom_id text not null references members on delete cascade,
  primary key (melan_id, round, place),
  unique (melan_id, bride_id, groom_id)
);
create index melan_tables_of_bride on melan_tables (bride_id);
create index melan_tables_of_groom on melan_tables (groom_id);

-- A tablet that was taken to the hall. It holds given names and numbers alone.
create table melan_tablets (
  id uuid primary key,
  melan_id bigint not null references melans on delete cascade,
  ordinal int not null,
  packed_by text not null,
  packed_at timestamptz not null default now(),
  brought_at timestamptz,
  unique (melan_id, ordinal)
);

-- What was noted in the hall, each with the id that the tablet made; tablet_id is null where the office has decided between two tablets. value is
-- encrypted. profile_id is null for somebody who came without an invitation.
create table melan_entries (
  melan_id bigint not null references melans on delete cascade,
  id uuid not null,
  tablet_id uuid references melan_tablets on delete cascade,
  counter int not null,
  number int not null,
  field text not null check (field in ('came', 'note', 'wishes', 'name', 'side')),
  value text not null,
  profile_id text references members on delete cascade,
  brought_at timestamptz not null default now(),
  primary key (melan_id, id)
);
create index melan_entries_of_member on melan_entries (profile_id);

create trigger note_later after insert or update or delete on melans for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on melan_guests for each row execute function note_later_change('melan_id,profile_id', '');
create trigger note_later after insert or update or delete on melan_tablets for each row execute function note_later_change('id', '');
create trigger note_later after insert or delete on melan_entries for each row execute function note_later_change('melan_id,id', '');
