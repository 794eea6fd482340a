-- expand; tolerated by 0095_guardian_relations.sql
-- A block by number is lifted between two when the family that made it writes to the other, or accepts.
alter table blocked_phone_matches add column lifted_at timestamptz;
