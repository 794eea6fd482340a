-- expand; tolerated by 0095_guardian_relations.sql
-- The religion as the family itself would say it: every member reads it, and nothing compares it.
alter table profile_details add column religion_words text not null default '';
