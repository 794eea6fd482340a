-- expand; tolerated by 0095_guardian_relations.sql
-- What the office asked somebody who reported, by e-mail or on a call.
create table case_questions (
  id bigint generated always as identity primary key,
  report_id bigint not null references reports on delete cascade,
  asked_at timestamptz not null default now(),
  asked_by text not null,
  words text not null
);
create index case_questions_of_report on case_questions (report_id);
