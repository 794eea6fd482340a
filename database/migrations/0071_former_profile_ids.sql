-- The numbers of ids that members had who are gone: none is given again, for others may have it in their notes and letters.
create table former_profile_ids (
  number integer primary key
);

create function keep_former_id() returns trigger language plpgsql as $$
begin
  insert into former_profile_ids (number) values (substr(old.profile_id, 3)::integer) on conflict do nothing;
  return null;
end $$;

create trigger keep_former_id after delete on members for each row execute function keep_former_id();
