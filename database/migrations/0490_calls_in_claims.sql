-- expand; tolerated by 0095_guardian_relations.sql
-- Since when an account has its role in a profile, where that has changed after it joined.
alter table account_profiles add column role_since timestamptz;

-- A call made while somebody says that the profile is their own makes nobody known until the office has settled that, in favour of the one called.
alter table spoken_calls add column in_claim boolean, add column settled_at timestamptz;
