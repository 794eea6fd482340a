-- expand; tolerated by 0095_guardian_relations.sql
-- What somebody is told. account_id is null where a code goes to a phone that has no account yet. No text: title and sentence
-- are made when it is read or sent. about_id: the other member; subject_id: what the maker of a code or link knows its own by.
create table notices (
  id uuid primary key default gen_random_uuid(),
  account_id bigint references accounts on delete cascade,
  profile_id text references members on delete cascade,
  kind text not null,
  about_id text references members on delete cascade,
  subject_id text,
  made_at timestamptz not null default now(),
  send_before timestamptz not null,
  -- When it was settled by which channels it goes out.
  planned_at timestamptz,
  seen_at timestamptz,
  -- Of a restored copy: it is read in the site and never sent.
  is_site_only boolean not null default false
);

create index notices_of_account on notices (account_id, made_at desc);
create index notices_of_profile on notices (profile_id, kind, about_id);
create index notices_about on notices (about_id) where about_id is not null;
create index notices_by_day on notices (made_at);

-- One way out of one notice. No address and no text: a keyed hash tells whether two went to the same place.
create table notice_deliveries (
  id uuid primary key default gen_random_uuid(),
  notice_id uuid not null references notices on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'push', 'office')),
  state text not null default 'created' check (state in ('created', 'handed', 'delivered', 'failed', 'dropped')),
  -- Why it failed or was dropped, in one word of ours.
  reason text,
  address_hash bytea,
  -- What the gateway calls it; its receipt names it.
  gateway_id text,
  tries integer not null default 0,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (notice_id, channel)
);

create index notice_deliveries_by_gateway on notice_deliveries (gateway_id) where gateway_id is not null;
create index notice_deliveries_unsent on notice_deliveries (channel, made_at) where state = 'created';
create index notice_deliveries_by_state on notice_deliveries (state, changed_at);

-- Each answer is kept; the last one counts. Off, where there is none.
create table channel_consents (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'push')),
  is_on boolean not null,
  version text not null,
  language text not null check (language in ('en', 'bn')),
  at timestamptz not null default now()
);

create index channel_consents_of_account on channel_consents (account_id, channel, id desc);

-- A browser that shows notices: where its maker's service takes them, and what they are encrypted with.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  made_at timestamptz not null default now()
);

create index push_subscriptions_of_account on push_subscriptions (account_id);
