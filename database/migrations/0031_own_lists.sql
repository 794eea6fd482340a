-- What members keep of others for themselves. Nobody but the member ever reads these rows.
create table shortlist_entries (
  profile_id text not null references members on delete cascade,
  member_id text not null references members on delete cascade,
  note text not null default '',
  added_at timestamptz not null default now(),
  primary key (profile_id, member_id)
);

create table hidden_members (
  profile_id text not null references members on delete cascade,
  member_id text not null references members on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (profile_id, member_id)
);

-- Either side of a block sees nothing of the other. member_id is taken as it was typed, whether or not there is such a
-- member: the answer to a block must not tell.
create table blocks (
  profile_id text not null references members on delete cascade,
  member_id text not null check (member_id ~ '^SV[1-9][0-9]{0,8}$'),
  blocked_at timestamptz not null default now(),
  primary key (profile_id, member_id)
);

create index blocks_of_member on blocks (member_id);

-- For the trust's office. Kept when either member leaves.
create table reports (
  id bigint generated always as identity primary key,
  reporter_id text not null,
  member_id text not null,
  reason text not null check (reason in ('untrue', 'rude', 'money', 'married', 'photo', 'other')),
  words text not null default '',
  reported_at timestamptz not null default now(),
  settled_at timestamptz
);

create index reports_by_reporter on reports (reporter_id, reported_at);

-- A member with a row here is in nobody's list.
create table pauses (
  profile_id text primary key references members on delete cascade,
  kind text not null check (kind in ('paused', 'settled')),
  reason text not null check (reason in ('inTalks', 'notNow', 'metHere', 'metElsewhere', 'other')),
  words text not null default '',
  since timestamptz not null default now()
);

create or replace view absent_members as select profile_id from pauses;

create trigger note_matching_change after insert or update or delete on pauses
  for each row execute function note_matching_change();
