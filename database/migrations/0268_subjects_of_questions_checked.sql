-- expand; tolerated by 0095_guardian_relations.sql
alter table faqs validate constraint faqs_subject_check;
