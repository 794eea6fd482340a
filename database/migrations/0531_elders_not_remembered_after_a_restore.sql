-- expand; tolerated by 0095_guardian_relations.sql
-- What nobody remembers of an elder's health, and was erased since, stays erased after a restore.
drop trigger note_later on relatives;
create trigger note_later after update of blood_group, chronic_disease, chronic_disease_details, life_expectancy,
    life_expectancy_unknown, chronic_disease_unknown on relatives
  for each row execute function note_later_change('profile_id,side,generation',
    'blood_group,chronic_disease,chronic_disease_details,life_expectancy,life_expectancy_unknown,chronic_disease_unknown');
