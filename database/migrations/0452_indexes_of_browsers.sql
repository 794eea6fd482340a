-- expand; tolerated by 0095_guardian_relations.sql
drop index concurrently if exists known_browsers_by_token;
create index concurrently known_browsers_by_token on known_browsers (token_hash);
drop index concurrently if exists known_browsers_together;
create index concurrently known_browsers_together on known_browsers (browser) where browser is not null;
