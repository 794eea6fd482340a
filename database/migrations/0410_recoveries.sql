-- expand; tolerated by 0095_guardian_relations.sql
-- Since when an account reads no health answer any more, because its password was set anew without a second proof; and when somebody said
-- of a new password that it was not theirs, so that a code to the phone alone opens nothing.
alter table accounts add column health_closed_at timestamptz, add column recovery_objected_at timestamptz;
