-- expand; tolerated by 0095_guardian_relations.sql
-- Who rests as engaged to a family that has left is asked whether it looks again: on a day drawn for each, and once.
alter table pauses add column left_due_at timestamptz, add column left_asked_at timestamptz;
