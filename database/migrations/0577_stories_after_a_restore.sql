-- expand; tolerated by 0095_guardian_relations.sql
-- A restore brings back the words of a story as they were archived, so the hash of these words stays with them. What was agreed to and approved
-- since is the hash of other words, and does not show the older ones.
drop trigger note_later on together_stories;
create trigger note_later after delete or update of one_agreed, other_agreed, approved, one_stays, other_stays, photo on together_stories
  for each row execute function note_later_change('id', 'one_agreed,other_agreed,approved,one_stays,other_stays,photo');
