-- expand; tolerated by 0095_guardian_relations.sql
-- Columns that 0400 left out: whether health is closed and who objected, whose profile is being asked, a second factor, a phone of the office.
drop trigger note_later on accounts;
create trigger note_later after delete or update of phone, email, password_hash, phone_verified_at, email_verified_at, reset_by_phone_at,
    health_closed_at, recovery_objected_at on accounts
  for each row execute function note_later_change('id', 'phone,email,phone_verified_at,email_verified_at,reset_by_phone_at,health_closed_at,recovery_objected_at');
drop trigger note_later on account_profiles;
create trigger note_later after insert or delete or update of role, asked_at on account_profiles
  for each row execute function note_later_change('account_id,profile_id', '');
drop trigger note_later on staff;
create trigger note_later after delete or update of ended_at, roles, password_hash, factor_set_at, link_code_hash, own_phone on staff
  for each row execute function note_later_change('id', 'ended_at,roles,own_phone');
drop trigger note_later on invitations;
create trigger note_later after delete or update of withdrawn_at, answer on invitations
  for each row execute function note_later_change('id', 'phone,answer,answered_at,withdrawn_at');
