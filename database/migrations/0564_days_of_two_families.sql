-- expand; tolerated by 0095_guardian_relations.sql
-- The planner of two families: days that one of them has written down, for itself or for both.
create table together_days (
  id bigint generated always as identity primary key,
  together_id bigint not null references together on delete cascade,
  profile_id text not null references members on delete cascade,
  kind text not null,
  on_day date not null,
  -- Sealed, '' where nothing is noted.
  note text not null default '',
  is_shared boolean not null default false,
  added_at timestamptz not null default now()
);

create index together_days_of_member on together_days (profile_id, together_id, on_day);
create index together_days_of_both on together_days (together_id, on_day);

-- A day that was taken out does not come back with a restore.
create trigger note_later after delete on together_days for each row execute function note_later_change('id', '');
