-- expand; tolerated by 0095_guardian_relations.sql
-- How the words of a name that strangers read sound, to look members up by: the skeleton of a sound is the same wherever two
-- may be one name. Surnames are not here. Who reads the name decides on whom is found: a row too many finds nobody.
create table name_sounds (
  profile_id text not null references members on delete cascade,
  gender text not null,
  skeleton text collate "C" not null,
  sound text collate "C" not null,
  -- Of the profile id.
  number integer not null,
  primary key (profile_id, sound)
);

create index name_sounds_by_sound on name_sounds (gender, skeleton, sound, number);

-- Whose name was written by a hand that reads no sounds: a version before, a command.
create table unread_names (
  profile_id text primary key references members on delete cascade
);

create function note_unread_name() returns trigger language plpgsql as $$
begin
  if current_setting('shubho_bibaho.is_restoring', true) = 'yes' then return null; end if;
  insert into unread_names values (new.profile_id) on conflict do nothing;
  return null;
end $$;

create trigger note_new_name after insert on members for each row execute function note_unread_name();
create trigger note_changed_name after update of name, gender on members for each row
  when ((old.name, old.gender) is distinct from (new.name, new.gender)) execute function note_unread_name();
