-- expand; tolerated by 0095_guardian_relations.sql
-- What two families who have accepted each other write to each other, sealed with DATA_KEY: `families` is read by everybody who looks after
-- either profile, `two` by the bride and the groom alone. A member who is removed takes their own messages along.
create table together_messages (
  together_id bigint not null references together on delete cascade,
  thread text not null check (thread in ('families', 'two')),
  -- Counted within the thread, so that the numbers of one tell nothing of another.
  number int not null check (number > 0),
  author_id text not null references members on delete cascade,
  account_id bigint references accounts on delete set null,
  written_as text not null check (written_as in ('candidate', 'guardian', 'family')),
  words text not null,
  -- The writer was told that it speaks of money, codes, accounts or links, and sent it nevertheless: its reader is warned.
  is_warned boolean not null default false,
  -- The form's own key: sent once more, it is the same message.
  send_key text,
  sent_at timestamptz not null default now(),
  primary key (together_id, thread, number)
);

create unique index together_messages_sent_once on together_messages (together_id, author_id, send_key) where send_key is not null;
create index together_messages_by_author on together_messages (author_id, sent_at);
create index together_messages_by_account on together_messages (account_id) where account_id is not null;
create index together_messages_warned on together_messages (sent_at) where is_warned;
