-- What a member has written of an answer that all others still read as it was: until the next day, or until the office has
-- looked at it. The answer's own column keeps what others read. The version before leaves these tables alone.
create table held_answers (
  -- Another one with each change: what was decided on is what was read.
  id bigint generated always as identity unique,
  profile_id text not null references members on delete cascade,
  -- The column that the answer belongs to, and its table.
  table_name text not null check (table_name in ('members', 'addresses', 'personal_details', 'profile_details')),
  answer text not null,
  value jsonb not null,
  waits_for text not null check (waits_for in ('day', 'office')),
  held_at timestamptz not null default now(),
  primary key (profile_id, answer)
);

-- How many answers that a wish can name a member has changed on a day (in India).
create table answer_changes (
  profile_id text primary key references members on delete cascade,
  day date not null,
  changes integer not null
);

-- Who chose to be shown once and has taken it back, and when last.
create table ended_showings (
  profile_id text primary key references members on delete cascade,
  ended_at timestamptz not null default now()
);

create function note_ended_showing() returns trigger language plpgsql as $$
begin
  -- Whoever is being removed has no row any more.
  insert into ended_showings (profile_id) select profile_id from members where profile_id = old.profile_id
    on conflict (profile_id) do update set ended_at = now();
  return null;
end $$;

create trigger note_ended_showing after delete on showings for each row execute function note_ended_showing();
