alter table personal_details
  add column education_id integer,
  add column other_qualification_id integer,
  add column profession_id integer,
  add column skill_id integer,
  add column skin_colour text not null default '' check (skin_colour in ('', 'Fair', 'Wheatish', 'Dark')),
  add column birth_place_id integer,
  add column initiated text not null default '' check (initiated in ('', 'Yes', 'No')),
  add column diet text not null default '' check (diet in ('', 'Veg', 'Non Veg'));

-- Health answers are encrypted with the application key, so no check can look at them. '' was never given.
create table health_answers (
  profile_id text primary key references members on delete cascade,
  blood_group text not null default '',
  disease_report text not null default ''
);

alter table relatives
  add column blood_group text not null default '',
  add column life_expectancy text not null default '',
  add column chronic_disease text not null default '',
  add column chronic_disease_details text not null default '';
