-- expand; tolerated by 0095_guardian_relations.sql
-- To whom the community is shown, as well as to whom the photo is.
drop trigger note_later on profile_details;
create trigger note_later after update of photo_for, community_for on profile_details for each row
  when ((old.photo_for, old.community_for) is distinct from (new.photo_for, new.community_for))
  execute function note_later_change('profile_id', 'photo_for,community_for');
