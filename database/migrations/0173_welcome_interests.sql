-- expand; tolerated by 0095_guardian_relations.sql
-- Whether an interest met the musts of who got it when it was sent: then it was told, and its answer counts. Null: of before.
alter table introductions add column was_welcome boolean;
