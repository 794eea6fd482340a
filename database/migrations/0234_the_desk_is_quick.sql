-- expand; tolerated by 0095_guardian_relations.sql
-- What waits is found among all that ever came, and a member by an address that is not confirmed.
drop index concurrently if exists accounts_of_any_email;
create index concurrently accounts_of_any_email on accounts (lower(email)) where email <> '';
drop index concurrently if exists contact_messages_waiting;
create index concurrently contact_messages_waiting on contact_messages (sent_at) where answered_at is null;
drop index concurrently if exists held_answers_waiting;
create index concurrently held_answers_waiting on held_answers (held_at) where waits_for = 'office';
drop index concurrently if exists reports_waiting;
create index concurrently reports_waiting on reports (reported_at) where settled_at is null;
drop index concurrently if exists office_uses_of_reader;
create index concurrently office_uses_of_reader on office_uses (who, used_at);
