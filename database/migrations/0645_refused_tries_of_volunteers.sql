-- expand; tolerated by 0095_guardian_relations.sql
-- Tries of a volunteer that were refused for what stands between two families count among the proposals of that week.
alter table staff add column refused_tries smallint not null default 0, add column tried_in date;
