-- expand; tolerated by 0095_guardian_relations.sql
-- Whether a grandfather or great-grandfather works, has retired or is no longer there; parents have theirs among the further details.
alter table relatives add column now_is text not null default '';
alter table relatives add constraint relatives_now_is_check check (now_is in ('', 'Working', 'Retired', 'Late')) not valid;
