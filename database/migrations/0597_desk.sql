-- expand; tolerated by 0095_guardian_relations.sql
-- Assisted families that are given to a volunteer: each to one at most.
create table given_families (
  profile_id text primary key references members on delete cascade,
  staff_id integer not null references staff on delete cascade,
  given_at timestamptz not null default now(),
  given_by text not null
);
create index given_families_of_staff on given_families (staff_id);

-- Which families are a volunteer's own kin: they propose no two of them to each other, and look for none of them.
create table matchmaker_kin (
  staff_id integer not null references staff on delete cascade,
  profile_id text not null references members on delete cascade,
  said_at timestamptz not null default now(),
  primary key (staff_id, profile_id)
);
create index matchmaker_kin_by_member on matchmaker_kin (profile_id);

-- A restore gives no family back to a volunteer from whom it was taken, and forgets no kin.
create trigger note_later after insert or update or delete on given_families for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on matchmaker_kin for each row execute function note_later_change('staff_id,profile_id', '');

-- That a volunteer takes no fee and no gift, signed for a year, in which words.
create table matchmaker_promises (
  id integer generated always as identity primary key,
  staff_id integer not null references staff on delete cascade,
  text_version text not null,
  text_hash text not null,
  language text not null check (language in ('en', 'bn')),
  signed_at timestamptz not null default now()
);
create index matchmaker_promises_of_staff on matchmaker_promises (staff_id, signed_at);

-- Who of the office has read whose profile while looking for an assisted family, and on which day: what a day holds, and what families are told.
create table desk_readings (
  for_id text not null references members on delete cascade,
  member_id text not null references members on delete cascade,
  staff_id integer not null references staff on delete cascade,
  day date not null,
  primary key (for_id, staff_id, day, member_id)
);
create index desk_readings_of_staff on desk_readings (staff_id, day);
create index desk_readings_of_member on desk_readings (member_id, day);
