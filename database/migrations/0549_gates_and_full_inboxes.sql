-- expand; tolerated by 0095_guardian_relations.sql
-- Who has ticked the gate: an interest from a family that misses their wish for age, religion or marital status waits apart, as where a must is missed.
create table gates (
  profile_id text primary key references members on delete cascade,
  since timestamptz not null default now()
);

-- Who had many interests waiting on a Monday, made once a week; others read that they answer slowly now.
create table full_inboxes (
  profile_id text primary key references members on delete cascade,
  week date not null
);

-- The Mondays for which the inboxes have been counted: only the latest is kept.
create table full_inbox_weeks (week date primary key);
