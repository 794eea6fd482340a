-- expand; tolerated by 0095_guardian_relations.sql
-- When a code was last put on the list of calls: from then on the family's time begins anew.
alter table paper_entries add column code_at timestamptz;
