-- expand; tolerated by 0095_guardian_relations.sql
-- A decision on a profile may be taken back within a day; what was remembered of a rejection goes with it.
alter table approval_decisions add column undone_at timestamptz, add column undone_by text not null default '';
-- No reference: what was remembered outlives the decision by years.
alter table rejections add column decision_id bigint;
