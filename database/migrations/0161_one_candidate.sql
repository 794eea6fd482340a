-- expand; tolerated by 0095_guardian_relations.sql
drop index concurrently if exists account_profiles_one_candidate;
create unique index concurrently account_profiles_one_candidate on account_profiles (profile_id) where role = 'candidate';
