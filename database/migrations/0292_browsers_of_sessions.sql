-- expand; tolerated by 0095_guardian_relations.sql
-- In what kind of browser a session began, as 'chrome android', for the member who looks where they are logged in; '' where it is not known.
alter table sessions add column browser text not null default '';
