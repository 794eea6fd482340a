-- expand; tolerated by 0095_guardian_relations.sql
-- What somebody of the office has seen of a member, item by item, and why it no longer holds. Phone and e-mail stand in accounts.
create table badges (
  id bigint generated always as identity primary key,
  profile_id text not null references members on delete cascade,
  kind text not null check (kind in ('photo', 'identity', 'address', 'paper', 'met')),
  given_at timestamptz not null default now(),
  given_by text not null,
  reason text not null,
  taken_at timestamptz,
  -- Null: the answer that it rested on has changed.
  taken_by text,
  taken_because text not null default ''
);

create unique index badges_that_hold on badges (profile_id, kind) where taken_at is null;
create index badges_of_member on badges (profile_id);

create function take_badges(member text, kinds text[]) returns void language sql as $$
  update badges set taken_at = now(), taken_because = 'changed'
    where profile_id = member and kind = any(kinds) and taken_at is null;
$$;

create function take_badges_of_member() returns trigger language plpgsql as $$
begin
  perform take_badges(new.profile_id, array['identity', 'paper', 'met']);
  return null;
end $$;

create trigger take_badges after update of name, gender on members for each row
  when ((old.name, old.gender) is distinct from (new.name, new.gender)) execute function take_badges_of_member();
create trigger take_badges after update of birth_date on personal_details for each row
  when (old.birth_date is distinct from new.birth_date) execute function take_badges_of_member();

create function take_badge_of_address() returns trigger language plpgsql as $$
begin
  perform take_badges(new.profile_id, array['address']);
  return null;
end $$;

create trigger take_badges after update on addresses for each row
  when ((old.line1, old.line2, old.city, old.pincode, old.state_id, old.country_id)
    is distinct from (new.line1, new.line2, new.city, new.pincode, new.state_id, new.country_id))
  execute function take_badge_of_address();

create function take_badge_of_photo() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform take_badges(old.profile_id, array['photo']);
  elsif new.kind like 'picture%' and (tg_op = 'INSERT' or old.name <> new.name) then
    perform take_badges(new.profile_id, array['photo']);
  end if;
  return null;
end $$;

create trigger take_badges after insert or update of name or delete on files
  for each row execute function take_badge_of_photo();
