-- expand; tolerated by 0095_guardian_relations.sql
-- The home in a few facts without a name, and who reads them: '' and 'Accepted' accepted families alone, 'Members' strangers too, by the
-- candidate's own yes; 'Family' by those who look after the profile, while no candidate has an account; 'Asked' waits for that yes.
alter table profile_details
  add column brothers_married smallint,
  add column sisters_married smallint,
  add column household text not null default ''
    check (household in ('', 'Parents', 'Mother', 'Father', 'Elders Too', 'Joint Family', 'Siblings', 'Alone')),
  add column people_at_home smallint,
  add column home_for text not null default '' check (home_for in ('', 'Accepted', 'Asked', 'Family', 'Members'));

-- A restore leaves closed what was closed since, as with the photo and the community.
drop trigger note_later on profile_details;
create trigger note_later after update of photo_for, community_for, home_for on profile_details for each row
  when ((old.photo_for, old.community_for, old.home_for) is distinct from (new.photo_for, new.community_for, new.home_for))
  execute function note_later_change('profile_id', 'photo_for,community_for,home_for');
