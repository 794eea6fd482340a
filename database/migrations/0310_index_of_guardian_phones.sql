-- expand; tolerated by 0095_guardian_relations.sql
drop index concurrently if exists guardian_phones_by_phone;
create index concurrently guardian_phones_by_phone on guardian_phones (phone);
