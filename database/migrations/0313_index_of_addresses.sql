-- expand; tolerated by 0095_guardian_relations.sql
-- The office is told who else lives at an address.
drop index concurrently if exists addresses_by_place;
create index concurrently addresses_by_place on addresses (pincode, lower(btrim(line1)));
