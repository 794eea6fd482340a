-- Who opened whose profile on which day: for the member as numbers of finished weeks, for the office by name. Swept after a
-- year, day after day as it was written, so that a BRIN index finds what is old.
create table readings (
  reader_id text not null references members on delete cascade,
  member_id text not null references members on delete cascade,
  day date not null,
  primary key (reader_id, day, member_id)
);

create index readings_of_member on readings (member_id, day);
create index readings_by_day on readings using brin (day);

-- What a member has read in a day (in India), for its limits: numbers of profile ids on cards and opened, requests for lists.
create table reading_days (
  reader_id text not null references members on delete cascade,
  day date not null,
  lists integer not null default 0,
  cards integer[] not null default '{}',
  opened integer[] not null default '{}',
  primary key (reader_id, day)
);
