-- expand; tolerated by 0095_guardian_relations.sql
-- Letters of a family are found by its phones and e-mail addresses, however many have been written.
drop index concurrently if exists contact_messages_of_phone;
create index concurrently contact_messages_of_phone on contact_messages (phone);
drop index concurrently if exists contact_messages_of_email;
create index concurrently contact_messages_of_email on contact_messages (lower(email));
