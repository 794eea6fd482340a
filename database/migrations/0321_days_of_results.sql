-- expand; tolerated by 0095_guardian_relations.sql
-- When a haemoglobin result was entered or last changed: it counts in pair checks seven days later. Null: before this was noted.
alter table haemoglobin_results add column changed_at timestamptz;
alter table haemoglobin_results alter column changed_at set default now();
