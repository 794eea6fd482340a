-- expand; tolerated by 0095_guardian_relations.sql
-- What the board reads: numbers of a month that is over, counted once. Who is deleted later is in them still, as a number without a name.
create table board_months (
  -- The first day of the month, in India.
  month date primary key check (extract(day from month) = 1),
  counted_at timestamptz not null default now()
);

-- One dimension a row: nobody can be found by combining two.
create table board_counts (
  month date not null references board_months on delete cascade,
  measure text not null,
  dimension text not null check (dimension in ('all', 'district', 'faith', 'age', 'marriage')),
  -- The id of a district or faith, or a band; '' where nobody has said, and for 'all'.
  value text not null,
  count integer not null check (count > 0),
  primary key (month, measure, dimension, value)
);

-- How many hours each approval, letter and call had waited, without saying whose.
create table board_waits (
  month date not null references board_months on delete cascade,
  kind text not null check (kind in ('approvals', 'letters', 'calls')),
  hours integer[] not null,
  primary key (month, kind)
);
