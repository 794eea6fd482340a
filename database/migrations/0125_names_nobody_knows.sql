-- expand; tolerated by 0095_guardian_relations.sql
-- That a family does not know the name of an elder is an answer; null as false.
alter table relatives add column name_unknown boolean;
