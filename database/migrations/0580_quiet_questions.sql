-- expand; tolerated by 0095_guardian_relations.sql
-- Which family was asked, of a family with which both have accepted, whether they have spoken: after fourteen days and after sixty, each once.
create table together_quiet (
  profile_id text not null references members on delete cascade,
  member_id text not null references members on delete cascade,
  step text not null check (step in ('quiet14', 'quiet60')),
  asked_at timestamptz not null default now(),
  primary key (profile_id, member_id, step)
);

create index together_quiet_of_member on together_quiet (member_id);
