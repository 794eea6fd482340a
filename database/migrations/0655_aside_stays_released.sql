-- expand; tolerated by 0095_guardian_relations.sql
-- A released family stays on the list of calls while somebody registers with its phone who has not confirmed it: it is found by that phone, too.
update register_rows set state = 'released' where aside_phone is not null;
drop index concurrently if exists register_rows_aside;
create index concurrently register_rows_aside on register_rows (aside_phone) where aside_phone is not null;
