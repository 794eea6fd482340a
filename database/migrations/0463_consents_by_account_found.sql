-- expand; tolerated by 0095_guardian_relations.sql
-- Each call of a member asks whether anybody of the profile has ever agreed by an account, withdrawn or not.
drop index concurrently if exists consents_by_account;
create index concurrently consents_by_account on consents (profile_id) where kind = 'registration' and account_id is not null;
