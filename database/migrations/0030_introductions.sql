-- Interests that members send each other. What a sender may not tell apart (waiting, declined) is told apart here alone.
create table introductions (
  id bigint generated always as identity primary key,
  sender_id text not null references members on delete cascade,
  recipient_id text not null references members on delete cascade,
  note text not null default '',
  sent_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  -- What the relatives recorded at acceptance showed; later edits of theirs change nothing.
  kinship text check (kinship in ('relation.possible', 'relation.noneShown', 'relation.unknown')),
  kinship_named integer,
  check (sender_id <> recipient_id),
  check ((answer is null) = (answered_at is null)),
  check (answer is distinct from 'accepted' or (withdrawn_at is null and kinship is not null))
);

create index introductions_sent on introductions (sender_id, recipient_id, sent_at);
create index introductions_received on introductions (recipient_id, sent_at);

-- Who opened whose contact details, once a day each.
create table contact_openings (
  owner_id text not null references members on delete cascade,
  viewer_id text not null references members on delete cascade,
  opened_on date not null default current_date,
  opened_at timestamptz not null default now(),
  primary key (owner_id, viewer_id, opened_on)
);
