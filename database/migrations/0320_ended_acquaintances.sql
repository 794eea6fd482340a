-- expand; tolerated by 0095_guardian_relations.sql
-- What an acquaintance leaves that a block or a deletion has ended, for the family that did neither (`profile_id`): that it has ended.
-- The other may be gone, so its number is no key.
create table ended_acquaintances (
  profile_id text not null references members on delete cascade,
  member_id text not null check (member_id ~ '^SV[1-9][0-9]{0,8}$'),
  ended_at timestamptz not null default now(),
  primary key (profile_id, member_id)
);

-- Who (`profile_id`) is to hear, some days later, that a family to whom they have written is no longer looking.
create table departures_to_tell (
  profile_id text not null references members on delete cascade,
  member_id text not null check (member_id ~ '^SV[1-9][0-9]{0,8}$'),
  due_at timestamptz not null,
  primary key (profile_id, member_id)
);

create index departures_to_tell_by_day on departures_to_tell (due_at);

-- The family of this site with whom the match is settled, where they say so.
alter table pauses add column with_id text;
