-- expand; tolerated by 0095_guardian_relations.sql
-- How many minutes a call of the office took, in steps, where who made it has said so; of visitors who asked to be called the one in which they were spoken to.
alter table staff_calls add column minutes smallint check (minutes between 1 and 240);
alter table call_tries add column minutes smallint check (minutes between 1 and 240);
alter table asked_calls add column minutes smallint check (minutes between 1 and 240);
