-- expand; tolerated by 0095_guardian_relations.sql
-- Each hour who accepted each other some weeks ago is looked for.
drop index concurrently if exists introductions_accepted_at;
create index concurrently introductions_accepted_at on introductions (answered_at) where answer = 'accepted';
