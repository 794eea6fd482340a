-- expand; tolerated by 0095_guardian_relations.sql
alter table contact_messages validate constraint contact_messages_answered_how_check;
