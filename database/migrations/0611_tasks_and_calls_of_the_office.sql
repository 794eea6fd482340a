-- expand; tolerated by 0095_guardian_relations.sql
-- What staff have to do about a family and by which day (kind call: telephone again), the calls that staff have made without a notice asking for
-- them, the notes that staff write often, and who of the staff looks after a letter, a call or a case.
create table staff_tasks (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  kind text not null check (kind in ('task', 'call')),
  words text not null check (length(words) <= 300),
  due_on date not null,
  staff_id integer not null references staff,
  made_at timestamptz not null default now(),
  made_by text not null,
  done_at timestamptz,
  done_by text,
  check ((done_at is null) = (done_by is null))
);
create index staff_tasks_of_family on staff_tasks (profile_id);
create index staff_tasks_open on staff_tasks (staff_id, due_on) where done_at is null;
create unique index staff_tasks_one_call on staff_tasks (profile_id, staff_id) where kind = 'call' and done_at is null;
create table staff_calls (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  called_at timestamptz not null default now(),
  called_by text not null,
  outcome text not null check (outcome in ('spoke', 'engaged', 'noAnswer', 'wrongNumber')),
  words text not null check (length(words) <= 300),
  again_on date
);
create index staff_calls_of_family on staff_calls (profile_id, called_at);
create table note_templates (
  id integer generated always as identity primary key,
  words text not null check (words <> '' and length(words) <= 300)
);
create table assignments (
  kind text not null check (kind in ('letter', 'call', 'case')),
  reference text not null,
  staff_id integer not null references staff,
  assigned_at timestamptz not null default now(),
  primary key (kind, reference)
);
create index assignments_of_staff on assignments (staff_id);
create index assignments_by_time on assignments (assigned_at);
