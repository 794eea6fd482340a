-- expand; tolerated by 0095_guardian_relations.sql
alter table accounts add column letters text check (letters in ('usual', 'large'));
