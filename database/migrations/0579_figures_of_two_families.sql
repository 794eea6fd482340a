-- expand; tolerated by 0095_guardian_relations.sql
-- What the trust tells of the way from a yes to a marriage, as it was counted for that week; null in weeks of before.
alter table trust_figures add column together jsonb;
