-- expand; tolerated by 0095_guardian_relations.sql
-- A hash of the words that were read, beside their version; none of before.
alter table consents add column text_hash text;
alter table channel_consents add column text_hash text;
