-- expand; tolerated by 0095_guardian_relations.sql
-- The presses by which a file that came in pieces was kept: sent once more, by itself, it is not done again. They stay longer than the pieces.
create table file_presses (
  account_id bigint not null references accounts on delete cascade,
  profile_id text not null references members on delete cascade,
  press text not null,
  pressed_at timestamptz not null default now(),
  primary key (account_id, profile_id, press)
);

create index file_presses_of_profile on file_presses (profile_id);

