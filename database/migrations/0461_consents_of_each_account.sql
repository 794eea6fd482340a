-- expand; tolerated by 0095_guardian_relations.sql
-- Each account that looks after a profile agrees for itself. The key of before allowed one consent of a kind to a profile.
drop index concurrently if exists consents_standing_of_account;
create unique index concurrently consents_standing_of_account on consents (profile_id, kind, about_id, account_id) nulls not distinct
  where withdrawn_at is null;
drop index concurrently if exists consents_standing;
