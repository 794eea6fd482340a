-- expand; tolerated by 0095_guardian_relations.sql
-- A random mark of a browser, the same for every account that has logged in there; null where nobody has logged in since.
alter table known_browsers add column browser uuid;
