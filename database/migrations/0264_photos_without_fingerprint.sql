-- expand; tolerated by 0095_guardian_relations.sql
-- That a photo was looked at, and has nothing by which it could be known again.
alter table files add column has_no_fingerprint boolean not null default false;
