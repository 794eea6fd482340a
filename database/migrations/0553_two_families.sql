-- expand; tolerated by 0095_guardian_relations.sql
-- Two families who have accepted each other, from their first step together on. Who leaves for good takes their id along.
create table together (
  id bigint generated always as identity primary key,
  one_id text references members on delete set null,
  other_id text references members on delete set null,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  check (one_id is null or other_id is null or one_id collate "C" < other_id collate "C")
);

create unique index together_open on together (one_id, other_id) where ended_at is null;
create index together_of_other on together (other_id);
create index together_of_one on together (one_id);
create index together_ended on together (ended_at) where ended_at is not null;

-- What each family has said of a step; the contract says who may say it and who reads it.
create table together_presses (
  together_id bigint not null references together on delete cascade,
  profile_id text not null references members on delete cascade,
  step text not null,
  value text not null,
  pressed_at timestamptz not null default now(),
  pressed_by bigint references accounts on delete set null,
  primary key (together_id, profile_id, step)
);

create index together_presses_of_profile on together_presses (profile_id);
create index together_presses_by on together_presses (pressed_by) where pressed_by is not null;

-- A restore neither opens again what has ended nor forgets that a family wished to write first.
create trigger note_later after insert or update or delete on together for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on together_presses for each row execute function note_later_change('together_id,profile_id,step', '');
