-- expand; tolerated by 0095_guardian_relations.sql
-- Of which weeks the introductions are made. A week's pairs and the end of its round are written together: members see them from its Monday
-- (in India) on, and not before the round is done.
create table weekly_rounds (
  week date primary key check (extract(isodow from week) = 1),
  began_at timestamptz not null default now(),
  done_at timestamptz,
  -- How many took part and were introduced, and how long it took.
  figures jsonb
);

-- A restore makes no round again.
create trigger note_later after insert or update or delete on weekly_rounds for each row execute function note_later_change('week', '');
