-- expand; tolerated by 0095_guardian_relations.sql
-- Who has said that they are married, and is asked after three and after five months how they are.
create table together_letters (
  profile_id text primary key references members on delete cascade,
  -- Null where that member has left.
  other_id text references members on delete set null,
  married_at timestamptz not null,
  sent smallint not null default 0 check (sent between 0 and 2),
  stopped_at timestamptz
);

create index together_letters_of_other on together_letters (other_id);
create index together_letters_due on together_letters (married_at) where sent < 2 and stopped_at is null;

-- What somebody has answered: sealed, for the women's desk.
create table together_letter_answers (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  words text not null,
  written_at timestamptz not null default now(),
  read_at timestamptz,
  read_by text
);

create index together_letter_answers_of_profile on together_letter_answers (profile_id);
create index together_letter_answers_waiting on together_letter_answers (written_at) where read_at is null;

create trigger note_later after insert or update or delete on together_letters for each row execute function note_later_change('profile_id', '');
