-- expand; tolerated by 0095_guardian_relations.sql
-- The phone of a released family while somebody registers with it who has not confirmed it; null for none.
alter table register_rows add column aside_phone text;
-- A family that has claimed its profile, has registered or has said no, and a register that was undone: a restore brings none of them back.
create trigger note_later after update on register_rows for each row
  when (new.state in ('claimed', 'registered', 'refused') or old.aside_phone is distinct from new.aside_phone)
  execute function note_later_change('import_id,number', 'state,sealed,phone_hash,name_hash,profile_id,aside_phone');
create trigger note_later after update of undone_at on register_imports for each row execute function note_later_change('id', 'undone_at');
create trigger note_later after update of claimed_at on paper_entries for each row execute function note_later_change('profile_id', 'claimed_at');
