-- expand; tolerated by 0095_guardian_relations.sql
alter table staff_calls validate constraint staff_calls_minutes_check;
alter table call_tries validate constraint call_tries_minutes_check;
alter table asked_calls validate constraint asked_calls_minutes_check;
