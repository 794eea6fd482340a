-- expand; tolerated by 0095_guardian_relations.sql
-- Photos of shown members that others do not see yet, and of each photo a fingerprint by which one that is nearly the same is known.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('picture', 'picture2', 'picture3', 'picture4', 'picture5', 'horoscope',
    'waitingFirst', 'waiting2', 'waiting3', 'waiting4', 'waiting5')) not valid,
  add column fingerprint bit(64);

-- Its four quarters, each with its place: of two that differ in at most seven of 64 bits one quarter differs in at most one.
create function fingerprint_bands(fingerprint bit(64)) returns integer[] language sql immutable parallel safe as $$
  select array[substring(fingerprint from 1 for 16)::bit(16)::int, substring(fingerprint from 17 for 16)::bit(16)::int + 65536,
    substring(fingerprint from 33 for 16)::bit(16)::int + 131072, substring(fingerprint from 49 for 16)::bit(16)::int + 196608]
$$;

-- A photo that nobody saw takes no badge with it.
create or replace function take_badge_of_photo() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.kind like 'picture%' then perform take_badges(old.profile_id, array['photo']); end if;
  elsif new.kind like 'picture%' and (tg_op = 'INSERT' or old.name <> new.name) then
    perform take_badges(new.profile_id, array['photo']);
  end if;
  return null;
end $$;
