-- Every use of the office's tool: who did what, on whom, when. What was written or read stays out of it: a subject is a
-- reference, a key or a number. A member who is gone leaves their uses without a name.
create table office_uses (
  id bigint generated always as identity primary key,
  used_at timestamptz not null default now(),
  who text not null,
  command text not null,
  profile_id text references members on delete set null,
  subject text not null default '',
  outcome text not null check (outcome in ('done', 'refused'))
);

create index office_uses_by_time on office_uses (used_at);
create index office_uses_of_member on office_uses (profile_id) where profile_id is not null;
