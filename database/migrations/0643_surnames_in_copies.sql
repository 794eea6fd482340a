-- expand; tolerated by 0095_guardian_relations.sql
-- Who stands in a copy under the whole name: it opens no more once one of them has taken the surname back. Of a copy of before it is not known.
alter table booklet_entries add column with_surname boolean not null default true;
