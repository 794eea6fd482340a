-- expand; tolerated by 0095_guardian_relations.sql
-- Two families that the office puts before each other, or that named each other at a melan: what each of them has answered, which the other is
-- never told. Two that say yes are an acceptance. One that was refused stays open until its last day, so that nothing tells the refusal.
create table proposals (
  id bigint generated always as identity primary key,
  one_id text not null references members on delete cascade,
  other_id text not null references members on delete cascade,
  origin text not null check (origin in ('desk', 'melan')),
  why text check (char_length(why) <= 300),
  made_by integer references staff on delete set null,
  made_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  one_answer text check (one_answer in ('yes', 'no', 'later')),
  one_answered_at timestamptz,
  -- No account: heard by the office, or lost by a restore.
  one_answered_by bigint references accounts on delete set null,
  -- How the office has heard it, in the family's name.
  one_heard text check (one_heard in ('call', 'slip')),
  -- Somebody else would say yes, and the candidate is asked.
  one_asked boolean not null default false,
  other_answer text check (other_answer in ('yes', 'no', 'later')),
  other_answered_at timestamptz,
  other_answered_by bigint references accounts on delete set null,
  other_heard text check (other_heard in ('call', 'slip')),
  other_asked boolean not null default false,
  check (one_id collate "C" < other_id collate "C")
);
create unique index proposals_open on proposals (one_id, other_id) where ended_at is null;
create index proposals_of_one on proposals (one_id, other_id);
create index proposals_of_other on proposals (other_id, one_id);
create index proposals_by_staff on proposals (made_by, made_at) where made_by is not null;
create index proposals_to_end on proposals (ends_at) where ended_at is null;
create index proposals_by_one_account on proposals (one_answered_by) where one_answered_by is not null;
create index proposals_by_other_account on proposals (other_answered_by) where other_answered_by is not null;

-- A restore neither asks again who has answered nor opens what has ended.
create trigger note_later after insert or update or delete on proposals for each row execute function note_later_change('id', '');

-- Each proposal from the side of either family, with nothing of the other's answer.
create view proposal_sides as
  select id, one_id as profile_id, other_id as member_id, origin, why, made_by, made_at, ends_at, ended_at,
    one_answer as answer, one_answered_at as answered_at, one_answered_by as answered_by, one_heard as heard, one_asked as asked
  from proposals
  union all
  select id, other_id, one_id, origin, why, made_by, made_at, ends_at, ended_at,
    other_answer, other_answered_at, other_answered_by, other_heard, other_asked
  from proposals;
