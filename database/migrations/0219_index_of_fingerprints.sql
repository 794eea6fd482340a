-- expand; tolerated by 0095_guardian_relations.sql
drop index concurrently if exists files_by_fingerprint;
create index concurrently files_by_fingerprint on files using gin (fingerprint_bands(fingerprint))
  where fingerprint is not null;
