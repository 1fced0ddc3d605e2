-- The articles of the blog, their images, and what an administrator typed into an article and did not save. Visitors
-- read what is published; administrators write it. Texts are as long as the article editor allows.

-- The base text is the French one; a variant stands in its place where it exists. Content is Markdown.
create table public.blog_posts (
  id           uuid primary key default gen_random_uuid(),
  slug         text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  title        text not null,
  title_en     text,
  title_es     text,
  excerpt      text,
  excerpt_en   text,
  excerpt_es   text,
  content      text not null,
  content_en   text,
  content_es   text,
  category     text not null,
  category_en  text,
  category_es  text,
  author       text not null,
  tags         text[] not null default '{}',
  image_url    text check (image_url ~ '^(/[^/]|https://|http://[^/]+/storage/v1/object/public/blog-images/)'),
  -- Alternative text; null for a decorative image.
  image_alt    text,
  image_alt_en text,
  image_alt_es text,
  -- Minutes.
  read_time    integer not null default 5,
  featured     boolean not null default false,
  published    boolean not null default false,
  published_at timestamptz,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  -- What the list of articles is searched in, ignoring case and accents.
  search_text  text not null generated always as (
     private.fold_text(title || ' ' || coalesce(title_en, '') || ' ' || coalesce(title_es, '') || ' ' || author || ' ' || slug)
    ) stored,
  check (not published or published_at is not null),
  constraint blog_posts_title_in_bounds
    check (title ~ '\S' and length(title) <= 200 and title !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_title_en_in_bounds
    check (length(title_en) <= 200 and title_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_title_es_in_bounds
    check (length(title_es) <= 200 and title_es !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_excerpt_in_bounds
    check (length(excerpt) <= 500 and excerpt !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint blog_posts_excerpt_en_in_bounds
    check (length(excerpt_en) <= 500 and excerpt_en !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint blog_posts_excerpt_es_in_bounds
    check (length(excerpt_es) <= 500 and excerpt_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint blog_posts_content_in_bounds
    check (content ~ '\S' and length(content) <= 30000
      and content !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint blog_posts_content_en_in_bounds
    check (length(content_en) <= 30000 and content_en !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint blog_posts_content_es_in_bounds
    check (length(content_es) <= 30000 and content_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint blog_posts_category_in_bounds
    check (category ~ '\S' and length(category) <= 100 and category !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_category_en_in_bounds
    check (length(category_en) <= 100 and category_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_category_es_in_bounds
    check (length(category_es) <= 100 and category_es !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_author_in_bounds
    check (author ~ '\S' and length(author) <= 100 and author !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_tags_in_bounds
    check (case when cardinality(tags) = 0 then true when array_ndims(tags) <> 1 then false
      else cardinality(tags) <= 50
        and cardinality(string_to_array(array_to_string(tags, e'\n'), e'\n')) = cardinality(tags)
        and array_to_string(tags, e'\n') !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]'
        and array_to_string(tags, e'\n') !~ '(^|\n)\s*(\n|$)' and array_to_string(tags, e'\n') !~ '[^\n]{201}' end),
  constraint blog_posts_image_url_in_bounds
    check (length(image_url) <= 500 and image_url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_image_alt_in_bounds
    check (length(image_alt) <= 300 and image_alt !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_image_alt_en_in_bounds
    check (length(image_alt_en) <= 300 and image_alt_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_image_alt_es_in_bounds
    check (length(image_alt_es) <= 300 and image_alt_es !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint blog_posts_read_time_in_bounds check (read_time between 1 and 1000),
  constraint blog_posts_published_at_in_bounds
    check (published_at >= '1900-01-01T00:00Z' and published_at < '2201-01-01T00:00Z'),
  constraint blog_posts_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z'),
  constraint blog_posts_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);
create index blog_posts_by_day on public.blog_posts (published_at desc) where published;
create index blog_posts_by_creation on public.blog_posts (created_at desc, id);

create table public.article_drafts (
  user_id      uuid not null default auth.uid() references auth.users on delete cascade,
  -- For an article that does not exist yet, the id it will have.
  post_id      uuid not null,
  -- Each field as typed.
  form         jsonb not null,
  -- The version of the article that editing started from; null for a new article.
  base_version timestamptz,
  saved_at     timestamptz not null default now(),
  primary key (user_id, post_id),
  constraint article_drafts_form_in_bounds
    check (jsonb_typeof(form) = 'object' and octet_length(form::text) <= 400000
      and not jsonb_path_exists(form, '$.**{10}')
      and not jsonb_path_exists(form, '$.** ? (@ > 1000000000000000 || @ < -1000000000000000)')),
  constraint article_drafts_base_version_in_bounds
    check (base_version >= '1900-01-01T00:00Z' and base_version < '2201-01-01T00:00Z'),
  constraint article_drafts_saved_at_in_bounds
    check (saved_at >= '1900-01-01T00:00Z' and saved_at < '2201-01-01T00:00Z')
);
create index article_drafts_by_post on public.article_drafts (post_id);

alter table public.blog_posts enable row level security;
alter table public.article_drafts enable row level security;

grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts, public.article_drafts to authenticated;
grant all on public.blog_posts, public.article_drafts to service_role;

create function private.set_saved_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.saved_at := clock_timestamp();
  return new;
end
$$;

/* A draft of a deleted article becomes the draft of a new one. */
create function private.detach_drafts() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.article_drafts set base_version = null where post_id = old.id;
  return null;
end
$$;

create trigger set_updated_at before update on public.blog_posts
  for each row execute function private.set_updated_at();
create trigger set_saved_at before insert or update on public.article_drafts
  for each row execute function private.set_saved_at();
create trigger detach_drafts after delete on public.blog_posts
  for each row execute function private.detach_drafts();

create policy "everybody reads published articles"
  on public.blog_posts for select to anon, authenticated
  using (published and published_at <= now());
create policy "admins write articles"
  on public.blog_posts for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins list the pictures of articles"
  on storage.objects for select to authenticated
  using (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins add pictures of articles"
  on storage.objects for insert to authenticated
  with check (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins replace pictures of articles"
  on storage.objects for update to authenticated
  using (bucket_id = 'blog-images' and (select private.is_admin()))
  with check (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins delete pictures of articles"
  on storage.objects for delete to authenticated
  using (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins write their own drafts"
  on public.article_drafts for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_admin()))
  with check (user_id = (select auth.uid()) and (select private.is_admin()));

-- The images of articles. Their bytes are public at their address; only administrators list and change the bucket.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blog-images', 'blog-images', true, 5242880,
  array['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
