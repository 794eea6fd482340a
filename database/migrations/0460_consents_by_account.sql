-- expand; tolerated by 0095_guardian_relations.sql
-- By whose account somebody has agreed: the account, what it was to the profile, and how its phone ended. The account may be gone while the
-- proof stays, so it is no foreign key. Null of before, and on paper.
alter table consents add column account_id bigint, add column given_as text, add column phone_end text;
