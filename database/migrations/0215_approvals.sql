-- expand; tolerated by 0095_guardian_relations.sql
-- Who has asked to be shown for the first time, or again after something was to be mended, and is seen by nobody until the
-- office has looked, and until the candidate has said yes.
create table waiting_showings (
  profile_id text primary key references members on delete cascade,
  for_office boolean not null,
  for_candidate boolean not null,
  since timestamptz not null default now(),
  check (for_office or for_candidate)
);

-- They are in nobody's list, as those who are shown to chosen families alone.
create or replace function keep_chosen_out() returns trigger language plpgsql as $$
begin
  if new.line is not null and (exists (select from chosen_showings where profile_id = new.profile_id)
      or exists (select from waiting_showings where profile_id = new.profile_id)) then
    new.line := null;
  end if;
  return new;
end $$;

create trigger note_matching_change after insert or delete on waiting_showings
  for each row execute function note_matching_change();

-- Whoever waited was never shown.
create or replace function keep_first_showing() returns trigger language plpgsql as $$
begin
  update members set first_shown_on = (old.shown_at at time zone 'Asia/Kolkata')::date
    where profile_id = old.profile_id and first_shown_on is null
      and not exists (select from waiting_showings w where w.profile_id = old.profile_id);
  return null;
end $$;

create or replace function note_ended_showing() returns trigger language plpgsql as $$
begin
  insert into ended_showings (profile_id) select profile_id from members m where profile_id = old.profile_id
      and not exists (select from waiting_showings w where w.profile_id = old.profile_id)
    on conflict (profile_id) do update set ended_at = now();
  return null;
end $$;

-- What the office is to look at: a profile that asks to be shown, a photo or an answer of one that was shown.
create table approvals (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  kind text not null check (kind in ('profile', 'photo', 'answer')),
  -- The name of the photo, or the id of the held answer.
  subject text not null default '',
  -- 0: it was sent back and comes again. 1: others do not see it until then. 2: they see it already.
  place smallint not null check (place between 0 and 2),
  asked_at timestamptz not null default now(),
  -- While the family mends it nobody looks.
  sent_back_at timestamptz,
  told text not null default '',
  claimed_by integer references staff on delete set null,
  claimed_until timestamptz,
  unique (profile_id, kind, subject)
);
create index approvals_in_line on approvals (place, asked_at, id) where sent_back_at is null;
create index approvals_of_staff on approvals (claimed_by) where claimed_by is not null;

-- An answer that waits for the office stands in line; written anew, it keeps its time and is another.
create function note_held_answer() returns trigger language plpgsql as $$
declare
  waited timestamptz;
begin
  if current_setting('shubho_bibaho.is_restoring', true) = 'yes' then return null; end if;
  if tg_op <> 'INSERT' then
    delete from approvals a where a.profile_id = old.profile_id and a.kind = 'answer' and a.subject = old.id::text
      returning a.asked_at into waited;
  end if;
  if tg_op <> 'DELETE' and new.waits_for = 'office' then
    insert into approvals (profile_id, kind, subject, place, asked_at)
      select new.profile_id, 'answer', new.id::text, case when exists (select from held_decisions d
          where d.profile_id = new.profile_id and d.answer = new.answer and d.outcome = 'refused'
            and d.decided_at > now() - interval '30 days') then 0 else 1 end, coalesce(waited, new.held_at)
      on conflict do nothing;
  end if;
  return null;
end $$;

create trigger note_held_answer after insert or update or delete on held_answers
  for each row execute function note_held_answer();

-- What the office decided, for its figures and for whoever looks into it later.
create table approval_decisions (
  id bigint generated always as identity primary key,
  profile_id text references members on delete set null,
  kind text not null,
  subject text not null default '',
  outcome text not null check (outcome in ('approved', 'sentBack', 'rejected')),
  reason text not null default '',
  asked_at timestamptz not null,
  decided_at timestamptz not null default now(),
  decided_by text not null,
  -- By somebody whose own entry it was, where nobody else is there.
  is_own boolean not null default false
);
create index approval_decisions_by_time on approval_decisions (decided_at);
create index approval_decisions_of_staff on approval_decisions (decided_by, decided_at);
create index approval_decisions_of_member on approval_decisions (profile_id);

-- Who was rejected, by keyed hashes: of the phone for twelve months, of the photos for three years.
create table rejections (
  id bigint generated always as identity primary key,
  reason text not null,
  rejected_at timestamptz not null default now(),
  phone_hash bytea
);
create index rejections_of_phone on rejections (phone_hash) where phone_hash is not null;
create table rejected_photos (
  id bigint generated always as identity primary key,
  rejection_id bigint not null references rejections on delete cascade,
  -- Four quarters of a fingerprint, each by itself: pictures that are nearly the same share most of them.
  bands bytea[] not null
);
create index rejected_photos_of_rejection on rejected_photos (rejection_id);
create index rejected_photos_by_band on rejected_photos using gin (bands);
