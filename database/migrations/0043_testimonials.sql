-- Success stories and opinions, in both languages, as families have given them to the office. They are shown as long as
-- they are published.
create table testimonials (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('story', 'opinion')),
  author text not null,
  author_bn text not null,
  html text not null,
  html_bn text not null,
  added_at timestamptz not null default now(),
  published_at timestamptz
);

create index testimonials_published on testimonials (kind, published_at) where published_at is not null;
