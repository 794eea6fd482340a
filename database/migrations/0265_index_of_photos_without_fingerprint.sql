-- expand; tolerated by 0095_guardian_relations.sql
drop index concurrently if exists files_without_fingerprint;
create index concurrently files_without_fingerprint on files (name)
  where fingerprint is null and not has_no_fingerprint and kind <> 'horoscope';
