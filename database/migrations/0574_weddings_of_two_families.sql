-- expand; tolerated by 0095_guardian_relations.sql
-- The wedding of two families: its day and kind, as either of them wrote it last.
create table together_weddings (
  together_id bigint primary key references together on delete cascade,
  on_day date,
  kind text check (kind in ('hindu', 'special', 'christian', 'muslim', 'other')),
  entered_by text references members on delete set null,
  entered_at timestamptz not null default now()
);

create index together_weddings_entered_by on together_weddings (entered_by) where entered_by is not null;

-- Which papers for the registration a family has together, by a hash of the paper's words.
create table together_ticks (
  together_id bigint not null references together on delete cascade,
  profile_id text not null references members on delete cascade,
  paper text not null,
  ticked_at timestamptz not null default now(),
  primary key (together_id, profile_id, paper)
);

create index together_ticks_of_profile on together_ticks (profile_id);
