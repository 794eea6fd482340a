-- expand; tolerated by 0095_guardian_relations.sql
-- Members who are shown to those alone whom they write to.
create table chosen_showings (
  profile_id text primary key references members on delete cascade,
  since timestamptz not null default now()
);

-- They are in nobody's list, whatever makes the lines of the lists.
create function keep_chosen_out() returns trigger language plpgsql as $$
begin
  if new.line is not null and exists (select from chosen_showings where profile_id = new.profile_id) then
    new.line := null;
  end if;
  return new;
end $$;

create trigger keep_chosen_out before insert or update of line on matching_changes
  for each row execute function keep_chosen_out();

create trigger note_matching_change after insert or delete on chosen_showings
  for each row execute function note_matching_change();
