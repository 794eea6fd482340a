-- expand; tolerated by 0095_guardian_relations.sql
drop index concurrently if exists reports_of_reference;
create unique index concurrently reports_of_reference on reports (reference);
drop index concurrently if exists reports_of_case;
create index concurrently reports_of_case on reports (case_id);
