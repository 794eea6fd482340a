-- expand; tolerated by 0095_guardian_relations.sql
-- The last messages between a reporter and the member reported, where the reporter agreed to send them along: a JSON text, sealed with DATA_KEY.
create table reported_threads (
  report_id bigint primary key references reports on delete cascade,
  words text not null
);
