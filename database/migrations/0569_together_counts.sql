-- expand; tolerated by 0095_guardian_relations.sql
-- What the trust learns of the way from a yes to a marriage: one row an event and pair, by month and district, without a name or a number of
-- a profile. It stays when both profiles are deleted. By the keyed hash of the pair nothing is counted twice; it is erased after two years.
create table together_counts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('acceptance', 'call', 'meeting', 'engagement', 'marriage')),
  -- The first day of the month, in India.
  month date not null check (extract(day from month) = 1),
  -- The bride's home, of a wedding where it was; null where nobody has said so, and outside the list.
  district_id integer,
  origin text not null check (origin in ('family', 'weekly', 'desk', 'melan')),
  -- Whole days since the two families had accepted each other; null where that is not known.
  days_after integer,
  pair_hash bytea,
  unique (kind, pair_hash)
);

create index together_counts_by_month on together_counts (kind, month);

-- Marriages that families of this site have told of, or whose certificate the office has seen.
create table marriages (
  id bigint generated always as identity primary key,
  -- Of the wedding: the first day of its month.
  month date not null check (extract(day from month) = 1),
  district_id integer,
  origin text not null check (origin in ('family', 'weekly', 'desk', 'melan')),
  -- Both families; one of them, where the other had left or told the office; the office, by a certificate.
  said_by text not null check (said_by in ('both', 'one', 'office')),
  -- The first day of the month in which it was counted.
  counted_in date not null default date_trunc('month', now() at time zone 'Asia/Kolkata')::date,
  pair_hash bytea unique
);

create trigger note_later after insert or update or delete on together_counts for each row execute function note_later_change('id', '');
create trigger note_later after insert or update or delete on marriages for each row execute function note_later_change('id', '');
