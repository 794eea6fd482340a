-- expand; tolerated by 0095_guardian_relations.sql
-- How old the children of an earlier marriage are, from a closed list: accepted families read it.
alter table profile_details add column children_ages text not null default ''
  check (children_ages in ('', 'Under 5', '5 to 10', '11 to 17', 'Grown Up', 'Of Several Ages'));
