-- expand; tolerated by 0095_guardian_relations.sql
-- What a question is about: the page has a heading for each subject. Null where nobody has chosen one.
alter table faqs add column subject text;
alter table faqs add constraint faqs_subject_check
  check (subject in ('joining', 'privacy', 'profile', 'horoscope')) not valid;
