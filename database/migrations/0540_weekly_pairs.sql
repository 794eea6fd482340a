-- expand; tolerated by 0095_guardian_relations.sql
-- The week's introductions: which bride and groom were put before each other in the week that begins on this Monday, and what either family
-- pressed. What one has pressed the other is never told: settled on Sunday evening, two that send are an acceptance, one alone an interest.
create table weekly_pairs (
  week date not null check (extract(isodow from week) = 1),
  bride_id text not null references members on delete cascade,
  groom_id text not null references members on delete cascade,
  bride_press text check (bride_press in ('send', 'no', 'later')),
  bride_pressed_at timestamptz,
  bride_pressed_by bigint references accounts on delete set null,
  -- A guardian would send, and the candidate is asked.
  bride_asked boolean not null default false,
  groom_press text check (groom_press in ('send', 'no', 'later')),
  groom_pressed_at timestamptz,
  groom_pressed_by bigint references accounts on delete set null,
  groom_asked boolean not null default false,
  settled_at timestamptz,
  primary key (week, bride_id),
  unique (week, groom_id),
  check (bride_id <> groom_id)
);

create index weekly_pairs_of_bride on weekly_pairs (bride_id, groom_id, week);
create index weekly_pairs_of_groom on weekly_pairs (groom_id, bride_id, week);
create index weekly_pairs_to_settle on weekly_pairs (week) where settled_at is null;
create index weekly_pairs_by_bride_account on weekly_pairs (bride_pressed_by) where bride_pressed_by is not null;
create index weekly_pairs_by_groom_account on weekly_pairs (groom_pressed_by) where groom_pressed_by is not null;

-- Who has said whether a family is introduced to them each week. No row: yes, unless they are shown to those alone whom they write to.
create table weekly_choices (
  profile_id text primary key references members on delete cascade,
  is_introduced boolean not null default true,
  -- The tick of their own of those who are shown to those alone whom they write to.
  is_introduced_while_chosen boolean not null default false,
  changed_at timestamptz not null default now()
);

-- A restore neither introduces two families again nor switches on what was switched off.
create trigger note_later after insert or update or delete on weekly_pairs for each row execute function note_later_change('week,bride_id', '');
create trigger note_later after insert or update or delete on weekly_choices for each row execute function note_later_change('profile_id', '');
