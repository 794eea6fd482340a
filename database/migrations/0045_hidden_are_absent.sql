-- Whoever is suspended or waits to be deleted is in nobody's list, like whoever has paused.
create or replace view absent_members as
  select profile_id from pauses
  union all
  select profile_id from members where is_hidden;

create trigger note_hiding after update of suspended_at, deletion_due_at on members
  for each row execute function note_matching_change();
