-- expand; tolerated by 0095_guardian_relations.sql
-- When a password was last set by a code to the phone alone: whoever has the number now may not be whom it belonged to.
alter table accounts add column reset_by_phone_at timestamptz;
