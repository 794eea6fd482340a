-- An uncle and an aunt by their own names: one word for all of them tells the other family nothing.
alter table profile_details
  drop constraint profile_details_guardian_relation_check,
  add constraint profile_details_guardian_relation_check check (guardian_relation in ('', 'Father', 'Mother', 'Brother',
    'Sister', 'Kaka', 'Jethu', 'Mama', 'Pishemoshai', 'Meshomoshai', 'Kakima', 'Jethima', 'Pishi', 'Mashi', 'Mamima', 'Uncle',
    'Aunt', 'Grandfather', 'Grandmother', 'Self', 'Other'));
