-- expand; tolerated by 0095_guardian_relations.sql
alter table verifications validate constraint verifications_purpose_check;
