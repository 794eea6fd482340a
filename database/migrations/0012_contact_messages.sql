-- What visitors write to the office. Two equal messages are two rows: nothing that was sent is lost.
create table contact_messages (
  reference text primary key,
  sent_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text not null,
  subject text not null,
  content text not null,
  answered_at timestamptz
);

create index contact_messages_by_time on contact_messages (sent_at);
