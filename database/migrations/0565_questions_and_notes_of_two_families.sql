-- expand; tolerated by 0095_guardian_relations.sql
-- Twelve questions for the bride and the groom. What one has answered is read by the other once both have. The account says whose word it is:
-- an answer counts while that account is the bride's or groom's.
create table together_answers (
  together_id bigint not null references together on delete cascade,
  profile_id text not null references members on delete cascade,
  question text not null,
  account_id bigint not null references accounts on delete cascade,
  -- Both sealed. '' in both: passed over.
  choice text not null,
  words text not null,
  answered_at timestamptz not null default now(),
  -- Since when both have answered.
  opened_at timestamptz,
  primary key (together_id, profile_id, question)
);

create index together_answers_of_member on together_answers (profile_id);
create index together_answers_by_account on together_answers (account_id);

-- What a family notes for itself: what the pandit said.
create table together_notes (
  together_id bigint not null references together on delete cascade,
  profile_id text not null references members on delete cascade,
  kind text not null,
  -- Sealed.
  words text not null,
  noted_at timestamptz not null default now(),
  primary key (together_id, profile_id, kind)
);

create index together_notes_of_member on together_notes (profile_id);

-- What was erased or written over does not come back with a restore.
create trigger note_later after delete or update of choice, words, opened_at on together_answers
  for each row execute function note_later_change('together_id,profile_id,question', 'choice,words,opened_at');
create trigger note_later after delete or update of words on together_notes
  for each row execute function note_later_change('together_id,profile_id,kind', 'words');
