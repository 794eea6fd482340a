-- expand; tolerated by 0095_guardian_relations.sql
drop index concurrently if exists staff_of_link_code;
create unique index concurrently staff_of_link_code on staff (link_code_hash) where ended_at is null and link_code_hash is not null;
