-- expand; tolerated by 0095_guardian_relations.sql
-- What a family wants on its own biodata on paper; without a row all but the line of blessing, which it writes itself.
create table biodata_choices (
  profile_id text primary key references members on delete cascade,
  with_birth boolean not null,
  with_contact boolean not null,
  with_photo boolean not null,
  blessing text not null check (length(blessing) <= 80)
);
