-- expand; tolerated by 0095_guardian_relations.sql
-- What a member searches for again and again: the conditions as they stand in the address of the search.
create table saved_searches (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  name text not null,
  search text not null,
  saved_at timestamptz not null default now()
);

create index saved_searches_of_member on saved_searches (profile_id);
