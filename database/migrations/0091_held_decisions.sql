-- What the office decided on a changed name, gender or birth date that waited for its look, and why.
create table held_decisions (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  answer text not null,
  outcome text not null check (outcome in ('approved', 'refused')),
  reason text not null default '',
  decided_at timestamptz not null default now()
);

create index held_decisions_of_member on held_decisions (profile_id);
