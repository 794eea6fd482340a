-- expand; tolerated by 0095_guardian_relations.sql
-- The events of one day, the latest first. The rows come in the order of time, but go after a year, and a BRIN index reads whole ranges.
drop index concurrently if exists security_events_by_moment;
create index concurrently security_events_by_moment on security_events (happened_at, id);
