-- Who has chosen to be shown to other members, since when, and the last day (in India) on which they were here.
create table showings (
  profile_id text primary key references members on delete cascade,
  shown_at timestamptz not null default now(),
  last_active_on date not null default (now() at time zone 'Asia/Kolkata')::date
);

-- Shown, but in nobody's list all the same (paused, settled, suspended): later migrations replace this view and add
-- note_matching_change to their tables.
create view absent_members as select profile_id from members where false;

-- Whoever logs in, or comes back with a session, was here today. An opening through the Power Link is the office's.
create function note_activity() returns trigger language plpgsql as $$
begin
  update showings set last_active_on = (now() at time zone 'Asia/Kolkata')::date
    where profile_id = new.profile_id and last_active_on < (now() at time zone 'Asia/Kolkata')::date;
  return null;
end $$;

create trigger note_activity after insert or update of seen_at on sessions
  for each row when (new.kind = 'login') execute function note_activity();
