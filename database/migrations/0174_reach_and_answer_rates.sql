-- expand; tolerated by 0095_guardian_relations.sql
-- What the sender of an interest reads of the other family's reach, fixed when it was sent; null: nothing is said.
alter table introductions add column could_be_told boolean;

-- How often a family answers, in three bands, made anew on Mondays; of few interests nothing is said.
create table answer_rates (
  profile_id text primary key references members on delete cascade,
  band text not null check (band in ('most', 'some', 'few')),
  made_on date not null
);
