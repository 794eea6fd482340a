-- expand; tolerated by 0095_guardian_relations.sql
alter table pauses validate constraint pauses_kind_check;
