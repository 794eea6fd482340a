-- expand; tolerated by 0095_guardian_relations.sql
-- What the office turns on and off; without a row it is on.
create table switches (
  name text primary key,
  is_on boolean not null,
  turned_at timestamptz not null default now(),
  turned_by text not null
);
