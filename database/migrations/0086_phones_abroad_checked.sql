-- Reads every row without keeping anybody from writing.
alter table members validate constraint members_phone_check;
alter table profile_details validate constraint profile_details_guardian_phone_check;
