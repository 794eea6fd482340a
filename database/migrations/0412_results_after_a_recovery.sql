-- expand; tolerated by 0095_guardian_relations.sql
-- From when a result feeds a pair check: null for one that always did; in thirty days where an account wrote it that reads no health answer.
alter table haemoglobin_results add column feeds_from timestamptz;
