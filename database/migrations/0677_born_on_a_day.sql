-- expand; tolerated by 0095_guardian_relations.sql
-- The office finds by the day of birth as well who may have registered twice.
drop index concurrently if exists personal_details_birth_date;
create index concurrently personal_details_birth_date on personal_details (birth_date);
