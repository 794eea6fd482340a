-- expand; tolerated by 0095_guardian_relations.sql
-- What somebody eats beside Veg and Non Veg, how the parents are now, and the elders of the mothers' side: everything may stay empty.
alter table profile_details
  add column eats text not null default '' check (eats in ('', 'Fish', 'Eggs')),
  add column father_now text not null default '' check (father_now in ('', 'Working', 'Retired', 'Late')),
  add column mother_now text not null default '' check (mother_now in ('', 'Working', 'Retired', 'Late')),
  add column paternal_grandmother text not null default '',
  add column maternal_grandmother text not null default '',
  add column mama_house text not null default '';
