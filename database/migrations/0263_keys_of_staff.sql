-- expand; tolerated by 0095_guardian_relations.sql
-- Whether single keys do something for somebody of the office.
alter table staff add column has_keys boolean not null default true;
