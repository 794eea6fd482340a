-- expand; tolerated by 0095_guardian_relations.sql
-- What somebody of the office wants to do to an account or a profile, until a second person agrees or a day has passed.
create table office_requests (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('reset', 'contact', 'role', 'register', 'copy', 'nomineeCopy', 'nomineeDeletion')),
  profile_id text not null references members on delete cascade,
  -- Which account, and what it is to be: a phone, an e-mail, a role. Taken away once it is over.
  account_id bigint,
  field text not null default '' check (field in ('', 'phone', 'email')),
  former text not null default '',
  value text not null default '',
  asked_by text not null,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  reason text not null,
  agreed_by text not null default '',
  agreed_at timestamptz,
  -- The second person sat at the address and in the browser of the first, within an hour.
  is_same_place boolean not null default false,
  done_at timestamptz,
  ended_at timestamptz,
  ended_how text not null default '' check (ended_how in ('', 'refused', 'withdrawn', 'objected', 'lapsed')),
  ended_by text not null default '',
  ended_because text not null default ''
);
create index office_requests_of_member on office_requests (profile_id);
create index office_requests_open on office_requests (asked_at) where done_at is null and ended_at is null;

-- From where somebody of the office has given password and code lately, as a keyed hash: kept for a day.
create table staff_places (
  staff_id integer not null references staff on delete cascade,
  place bytea not null,
  seen_at timestamptz not null default now(),
  primary key (staff_id, place)
);
alter table deletion_letters add column is_same_place boolean not null default false;
