-- expand; tolerated by 0095_guardian_relations.sql
-- Each call of a member asks whether the account has agreed or taken back beside a consent of before, which has no account.
drop index concurrently if exists consents_of_an_account;
create index concurrently consents_of_an_account on consents (profile_id, account_id, kind) where account_id is not null;
