-- expand; tolerated by 0095_guardian_relations.sql
-- Mail servers that refuse us, not an address of a family: until a moment nothing is sent there. An empty domain: our own server.
create table mail_holds (
  domain text primary key,
  -- The code of SMTP and the enhanced one, never the server's words: they may name an address.
  answer text not null,
  since timestamptz not null default now(),
  times integer not null default 1,
  again_at timestamptz not null
);
-- States that a gateway has told and that no table of ours knows, to be looked at by the office.
create table unknown_receipts (
  gateway text not null,
  state text not null,
  count integer not null default 1,
  last_at timestamptz not null default now(),
  primary key (gateway, state)
);
