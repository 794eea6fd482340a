-- expand; tolerated by 0095_guardian_relations.sql
-- Tables that 0400 left out.
create trigger note_later after insert or update or delete on nominations for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on biodata_choices for each row execute function note_later_change('profile_id', '');
create trigger note_later after insert or update or delete on forced_returns for each row execute function note_later_change('refusal_id,profile_id', '');
create trigger note_later after insert or update or delete on departures_to_tell for each row execute function note_later_change('profile_id,member_id', '');
create trigger note_later after insert or update or delete on deletion_letters for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on switches for each row execute function note_later_change('name', '');
-- Without the decision, which is not replayed.
create trigger note_later after insert or delete or update of phone_hash on rejections
  for each row execute function note_later_change('id', 'reason,rejected_at,phone_hash');
create trigger note_later after insert on rejected_photos for each row execute function note_later_change('id', '');
create trigger note_later after insert on former_profile_ids for each row execute function note_later_change('number', '');
create trigger note_later after update of taken_at on badges for each row execute function note_later_change('id', 'taken_at,taken_by,taken_because');
create trigger note_later after delete or update of published_at on testimonials for each row execute function note_later_change('id', 'published_at');
-- What was withdrawn, or objected to.
create trigger note_later after delete on contact_requests for each row execute function note_later_change('account_id,kind', '');
create trigger note_later after delete on phone_claims for each row execute function note_later_change('account_id', '');
create trigger note_later after delete on guardian_phones_of_before for each row execute function note_later_change('profile_id', '');
-- What opens no door any more.
create trigger note_later after delete on known_browsers for each row execute function note_later_change('account_id,token_hash', '');
create trigger note_later after delete on push_subscriptions for each row execute function note_later_change('id', '');
create trigger note_later after delete on staff_recovery_codes for each row execute function note_later_change('staff_id,code_hash', '');
create trigger note_later after delete on power_link_grants for each row when (old.expires_at > now()) execute function note_later_change('token_hash', '');
