-- expand; tolerated by 0095_guardian_relations.sql
drop index concurrently if exists sessions_of_account;
create index concurrently sessions_of_account on sessions (account_id);
drop index concurrently if exists known_browsers_of_account;
create unique index concurrently known_browsers_of_account on known_browsers (account_id, token_hash);
drop index concurrently if exists password_resets_of_account;
create unique index concurrently password_resets_of_account on password_resets (account_id);
drop index concurrently if exists contact_changes_of_account;
create index concurrently contact_changes_of_account on contact_changes (account_id);
