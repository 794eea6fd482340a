-- Which members' answers, wishes or showing changed, and in which transaction: what every process brings its ranking
-- index up to date from. One row a member; a transaction that rolls back leaves none.
create table matching_changes (
  profile_id text primary key,
  version xid8 not null default pg_current_xact_id()
) with (fillfactor = 70);

create index matching_changes_by_version on matching_changes (version);

create function note_matching_change() returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.profile_id else new.profile_id end;
begin
  insert into matching_changes as known (profile_id) values (changed)
    on conflict (profile_id) do update set version = pg_current_xact_id() where known.version <> pg_current_xact_id();
  return null;
end $$;

create trigger note_matching_change after update of gender, registered_at on members
  for each row execute function note_matching_change();
create trigger note_matching_change after insert or update or delete on personal_details
  for each row execute function note_matching_change();
create trigger note_matching_change after insert or update or delete on addresses
  for each row execute function note_matching_change();
create trigger note_matching_change after insert or update or delete on profile_details
  for each row execute function note_matching_change();
create trigger note_matching_change after insert or update or delete on wishes
  for each row execute function note_matching_change();
create trigger note_matching_change after insert or update or delete on showings
  for each row execute function note_matching_change();
