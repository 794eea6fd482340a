-- The six relatives that the personal, health and lineage forms share. Each form writes only the columns it owns.
create table relatives (
  profile_id text not null references members on delete cascade,
  side text not null check (side in ('paternal', 'maternal')),
  generation text not null check (generation in ('parent', 'grandfather', 'great_grandfather')),
  name text not null default '',
  occupation_id integer,
  caste_id integer,
  tribe_id integer,
  clan text not null default '',
  primary key (profile_id, side, generation)
);
