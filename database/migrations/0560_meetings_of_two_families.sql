-- expand; tolerated by 0095_guardian_relations.sql
-- When each of two families is best called, by India's clock, who of them calls, and by which clock it lives ('' is India's).
create table together_hours (
  together_id bigint not null references together on delete cascade,
  profile_id text not null references members on delete cascade,
  windows jsonb not null,
  caller text not null check (caller in ('', 'we', 'they')),
  zone text not null,
  changed_at timestamptz not null default now(),
  primary key (together_id, profile_id)
);

create index together_hours_of_profile on together_hours (profile_id);

-- The meeting of two families that is proposed, agreed or called off; a later one takes the place of one that is over. `place` is told by the
-- family that proposes, `words` are sealed, `one_` and `other_` are the sides of the row of `together`.
create table together_meetings (
  together_id bigint primary key references together on delete cascade,
  uid uuid not null,
  sequence integer not null,
  proposed_by text not null references members on delete cascade,
  times timestamptz[] not null check (cardinality(times) between 1 and 3),
  place text not null check (place in ('ourHome', 'theirHome', 'trust', 'public', 'video')),
  words text not null,
  chosen timestamptz,
  one_people smallint,
  other_people smallint,
  one_late_at timestamptz,
  other_late_at timestamptz,
  called_off_by text references members on delete cascade,
  changed_at timestamptz not null default now(),
  reminded_at timestamptz
);

create index together_meetings_of_proposer on together_meetings (proposed_by);
create index together_meetings_called_off on together_meetings (called_off_by) where called_off_by is not null;
create index together_meetings_to_remind on together_meetings (chosen) where reminded_at is null and called_off_by is null;

-- A restore brings back no meeting that was called off, and none that has ended with its acquaintance.
create trigger note_later after insert or update or delete on together_meetings
  for each row execute function note_later_change('together_id', '');
