-- expand; tolerated by 0095_guardian_relations.sql
-- The name of the bride or groom in the other script, as the family writes it; empty: spelled by rule.
alter table members add column name_spelled text not null default '';
