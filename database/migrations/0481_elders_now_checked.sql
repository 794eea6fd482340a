-- expand; tolerated by 0095_guardian_relations.sql
alter table relatives validate constraint relatives_now_is_check;
