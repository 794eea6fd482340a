-- expand; tolerated by 0095_guardian_relations.sql
alter table profile_details validate constraint profile_details_photo_for_check;
