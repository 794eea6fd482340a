-- expand; tolerated by 0095_guardian_relations.sql
-- Prices of candidates by the week (its Monday) in which they hold: bands from 0 to 8; who has no row has the middle one.
create table candidate_prices (
  profile_id text not null references members on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  band smallint not null check (band between 0 and 8),
  primary key (profile_id, week)
);

-- The weeks whose prices are complete, and how evenly first pages are spread, as the Gini of places before and after.
create table price_weeks (
  week date primary key check (extract(isodow from week) = 1),
  made_at timestamptz not null default now(),
  took_ms integer not null,
  seekers integer not null,
  brides_before real not null,
  brides_after real not null,
  grooms_before real not null,
  grooms_after real not null
);
