-- expand; tolerated by 0095_guardian_relations.sql
-- What a family has opened of its home waits for the candidate's yes from the moment one has an account, and does not open again by itself
-- where that account is lost or taken off.
create function ask_candidate_about_home() returns trigger language plpgsql as $$
begin
  update profile_details set home_for = 'Asked' where profile_id = new.profile_id and home_for = 'Family';
  return null;
end $$;

create trigger ask_about_home after insert or update of role on account_profiles for each row when (new.role = 'candidate')
  execute function ask_candidate_about_home();
