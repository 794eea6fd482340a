-- expand; tolerated by 0095_guardian_relations.sql
-- Whether who sent an interest would like to write first once it is accepted; null: no. Said when it was sent and never changed, so a restore
-- has nothing to repeat.
alter table introductions add column writes_first boolean;
