-- expand; tolerated by 0095_guardian_relations.sql
-- From what an interest or an acceptance came first: a family's own, the week's introduction, a proposal of the office, a melan.
alter table introductions add column origin text not null default 'family';
alter table introductions add constraint introductions_origin_check check (origin in ('family', 'weekly', 'desk', 'melan')) not valid;

-- The week's introductions that can still be answered, from either side: once all pairs of the week stand, and until they are settled.
create view open_weekly_pairs as
  select w.week, w.bride_id as profile_id, w.groom_id as member_id, w.bride_press as press, w.bride_pressed_at as pressed_at,
    w.bride_pressed_by as pressed_by, w.bride_asked as asked
  from weekly_pairs w
  where w.settled_at is null and w.week <= date_trunc('week', now() at time zone 'Asia/Kolkata')::date
    and exists (select from weekly_rounds r where r.week = w.week and r.done_at is not null)
  union all
  select w.week, w.groom_id, w.bride_id, w.groom_press, w.groom_pressed_at, w.groom_pressed_by, w.groom_asked
  from weekly_pairs w
  where w.settled_at is null and w.week <= date_trunc('week', now() at time zone 'Asia/Kolkata')::date
    and exists (select from weekly_rounds r where r.week = w.week and r.done_at is not null);
