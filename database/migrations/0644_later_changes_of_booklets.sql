-- expand; tolerated by 0095_guardian_relations.sql
-- A restore does not forget which copy of a booklet went to whom. What is printed of it is in no line: no copy opens after a restore.
create trigger note_later after insert or delete on booklet_orders for each row execute function note_later_change('id', '');
create trigger note_later after insert or delete on booklet_copies
  for each row execute function note_later_change('number', 'order_id,entries,made_at');
create trigger note_later after insert or delete on booklet_entries for each row execute function note_later_change('profile_id,copy', '');
