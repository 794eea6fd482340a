-- expand; tolerated by 0095_guardian_relations.sql
-- A second person's word that somebody of the office opens more members on a day than one alone may.
create table reading_words (
  id integer generated always as identity primary key,
  who text not null,
  given_by text not null,
  given_at timestamptz not null default now()
);
create index reading_words_of_day on reading_words (given_at);
-- What was answered to a letter, by whom, and whether by e-mail or as noted after a call.
alter table contact_messages add column answer text, add column answered_by text,
  add column answered_how text;
alter table contact_messages add constraint contact_messages_answered_how_check
  check (answered_how in ('email', 'noted')) not valid;
