-- A member whom the office has suspended, or who has asked to be deleted, cannot be seen by others: lists ask for
-- is_hidden alone.
alter table members
  add column suspended_at timestamptz,
  add column deletion_due_at timestamptz;
alter table members
  add column is_hidden boolean not null
    generated always as (suspended_at is not null or deletion_due_at is not null) stored;

create index members_deletion_due on members (deletion_due_at) where deletion_due_at is not null;

create table suspensions (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  suspended_at timestamptz not null default now(),
  reason text not null,
  restored_at timestamptz,
  restored_because text
);

create index suspensions_of_member on suspensions (profile_id);
