-- expand; tolerated by 0095_guardian_relations.sql
alter table introductions validate constraint introductions_origin_check;
