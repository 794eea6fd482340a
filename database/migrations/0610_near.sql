-- expand; tolerated by 0095_guardian_relations.sql
-- Near which place a family or a member of staff is, for filters of the office. A family is near the place to which its home district belongs,
-- unless the office has chosen another.
create table near_places (
  id integer generated always as identity primary key,
  name_en text not null check (name_en <> ''),
  name_bn text not null check (name_bn <> '')
);
create table near_districts (
  district_id integer primary key,
  near_id integer not null references near_places on delete cascade
);
create index near_districts_of_place on near_districts (near_id);
create table near_members (
  profile_id text primary key references members on delete cascade,
  near_id integer not null references near_places on delete cascade,
  set_by text not null,
  set_at timestamptz not null default now()
);
create index near_members_of_place on near_members (near_id);
alter table staff add column near_id integer references near_places on delete set null;
create view near_of_members as
  select m.profile_id, coalesce(o.near_id, d.near_id) as near_id
  from members m
    left join near_members o on o.profile_id = m.profile_id
    left join profile_details p on p.profile_id = m.profile_id
    left join near_districts d on d.district_id = p.home_district_id;
insert into near_places (name_en, name_bn) values ('Kolkata', 'কলকাতা'), ('Siliguri', 'শিলিগুড়ি');
insert into near_districts (district_id, near_id)
  select d, id from near_places, unnest(array[107, 108, 112, 115, 116, 122]) d where name_en = 'Kolkata'
  union all select d, id from near_places, unnest(array[101, 104, 105, 106, 109, 111, 123]) d where name_en = 'Siliguri';
