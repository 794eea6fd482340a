-- expand; tolerated by 0095_guardian_relations.sql
-- A profile may rest because its family and another have decided, or have married. Who steps back rests again as before, or not at all.
alter table pauses add column before jsonb;
alter table pauses drop constraint pauses_kind_check;
alter table pauses add constraint pauses_kind_check check (kind in ('paused', 'settled', 'engaged', 'married')) not valid;

-- What two families have said of themselves and works on others a day later, once for each of the two profiles. What is said of a wedding
-- outlasts the page of the two, because its profile is kept six months from then on.
create table together_outcomes (
  id bigint generated always as identity primary key,
  together_id bigint references together on delete set null,
  profile_id text not null references members on delete cascade,
  kind text not null check (kind in ('engaged', 'married')),
  agreed_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '24 hours',
  done_at timestamptz,
  -- By which the pair is known again in what is counted.
  pair_hash bytea not null,
  -- Of a wedding: when and where, as this side has said it; the district null for outside the list.
  held_on date,
  district_id integer,
  -- Of a profile that is kept no longer: when its family was told so, for the first and for the last time.
  first_told_at timestamptz,
  last_told_at timestamptz,
  unique (together_id, profile_id, kind)
);

create index together_outcomes_due on together_outcomes (due_at) where done_at is null;
create index together_outcomes_of_profile on together_outcomes (profile_id);
create index together_outcomes_kept on together_outcomes (agreed_at) where kind = 'married';

-- One family has said that they are married, and the office has asked the other: what that one answered, and who asked.
create table together_asks (
  together_id bigint primary key references together on delete cascade,
  answer text not null check (answer in ('yes', 'no')),
  asked_by text not null,
  asked_at timestamptz not null default now()
);

create trigger note_later after insert or update or delete on together_outcomes for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on together_asks for each row execute function note_later_change('together_id', '');
