-- Phones of other countries are stored with + and their country's code (E.164). The version before reads them, and registers none.
-- The check that stood here is narrower, so every row keeps the new one already; 0086 says so to the database.
alter table members
  drop constraint members_phone_check,
  add constraint members_phone_check check (phone ~ '^([0-9]{10}|\+[1-9][0-9]{6,14})$') not valid;

alter table profile_details
  drop constraint profile_details_guardian_phone_check,
  add constraint profile_details_guardian_phone_check
    check (guardian_phone ~ '^([0-9]{10}|\+[1-9][0-9]{6,14})?$') not valid;
