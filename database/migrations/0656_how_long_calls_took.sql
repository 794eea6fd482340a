-- expand; tolerated by 0095_guardian_relations.sql
-- How many minutes a call of the office took, in steps, where who made it has said so; of visitors who asked to be called the one in which they were spoken to.
alter table staff_calls add column minutes smallint;
alter table call_tries add column minutes smallint;
alter table asked_calls add column minutes smallint;
alter table staff_calls add constraint staff_calls_minutes_check check (minutes between 1 and 240) not valid;
alter table call_tries add constraint call_tries_minutes_check check (minutes between 1 and 240) not valid;
alter table asked_calls add constraint asked_calls_minutes_check check (minutes between 1 and 240) not valid;
