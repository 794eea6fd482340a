-- expand; tolerated by 0095_guardian_relations.sql
-- The day (in India) on which a bride who has sent no interest last read on her home that she may write first: once a month.
create table first_steps_told (
  profile_id text primary key references members on delete cascade,
  told_on date not null
);
