-- expand; tolerated by 0095_guardian_relations.sql
drop index concurrently if exists profile_details_of_guardian_phone;
create index concurrently profile_details_of_guardian_phone on profile_details (guardian_phone) where guardian_phone <> '';
