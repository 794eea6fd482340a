-- expand; tolerated by 0095_guardian_relations.sql
-- That nobody in the family remembers something of an elder is an answer, as it is for the name. What concerns health is sealed.
alter table relatives
  add column occupation_unknown boolean not null default false,
  add column caste_unknown boolean not null default false,
  add column clan_unknown boolean not null default false,
  add column life_expectancy_unknown text not null default '',
  add column chronic_disease_unknown text not null default '';
