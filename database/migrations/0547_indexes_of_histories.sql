-- expand; tolerated by 0095_guardian_relations.sql
-- Who has any history with whom is asked from both sides.
drop index concurrently if exists hidden_members_of_member;
create index concurrently hidden_members_of_member on hidden_members (member_id);
drop index concurrently if exists ended_acquaintances_of_member;
create index concurrently ended_acquaintances_of_member on ended_acquaintances (member_id);
