-- How many interests a member sent on the last day (in India) they sent any: apart from the interests themselves, so that
-- the count does not sink when somebody who was written to leaves.
create table interest_days (
  profile_id text primary key references members on delete cascade,
  sent_on date not null,
  count integer not null check (count > 0)
);

insert into interest_days
  select sender_id, (now() at time zone 'Asia/Kolkata')::date, count(*)
  from introductions
  where (sent_at at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date
  group by sender_id;

-- A pair check goes on counting for one when the other leaves: without that other's id, which is then null.
alter table pair_checks alter column one_id drop not null, alter column other_id drop not null;
