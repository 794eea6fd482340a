-- expand; tolerated by 0095_guardian_relations.sql
-- Whoever has forgotten a password gives an address: whose it is is found without reading every account.
drop index concurrently if exists accounts_of_email;
create index concurrently accounts_of_email on accounts (lower(email)) where email_verified_at is not null;
