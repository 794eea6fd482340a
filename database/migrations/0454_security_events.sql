-- expand; tolerated by 0095_guardian_relations.sql
-- Log-ins, new passwords, copies and readings of the office. Who, about whom and from which address is sealed; `subject`, a keyed hash of
-- the number of the profile that it is about, finds them. Nothing here goes with a member.
create table security_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  kind text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  subject bytea,
  sealed text not null
);
create index security_events_of_subject on security_events (subject, id) where subject is not null;
create index security_events_by_time on security_events using brin (happened_at);

-- A reading of them, also about somebody who has left: then `value` alone has the number.
alter table office_requests
  alter column profile_id drop not null,
  drop constraint office_requests_kind_check,
  add constraint office_requests_kind_check check (kind in
    ('reset', 'contact', 'role', 'register', 'copy', 'nomineeCopy', 'nomineeDeletion', 'security')) not valid;
