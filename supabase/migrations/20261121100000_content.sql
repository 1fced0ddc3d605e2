-- What the public site shows. Visitors read what is published; admins write it, as data.

create table public.site_images (
  name        text primary key check (name ~ '^[a-z0-9-]{1,60}$'),
  is_active   boolean not null default true,
  desktop_url text not null check (desktop_url ~ '^(/[^/]|https://)'),
  mobile_url  text not null check (mobile_url ~ '^(/[^/]|https://)'),
  alt_text    text not null default '',
  alt_text_en text,
  alt_text_es text
);

create table public.homepage_content (
  section_key text not null check (section_key ~ '^[a-z_]{1,60}$'),
  language    text not null check (language in ('fr', 'en', 'es')),
  published   boolean not null default true,
  title       text,
  subtitle    text,
  description text,
  quote       text,
  primary key (section_key, language)
);

create table public.testimonials (
  id         uuid primary key default gen_random_uuid(),
  content    text not null check (content <> ''),
  name       text not null check (name <> ''),
  role       text,
  -- Stars, 1 to 5; null where nobody gave any.
  rating     smallint check (rating between 1 and 5),
  language   text not null check (language in ('fr', 'en', 'es')),
  published  boolean not null default false,
  created_at timestamptz not null default now()
);
create index testimonials_by_language on public.testimonials (language, created_at desc) where published;

create table public.faq_items (
  id            uuid primary key default gen_random_uuid(),
  question      text not null check (question <> ''),
  answer        text not null check (answer <> ''),
  language      text not null check (language in ('fr', 'en', 'es')),
  published     boolean not null default false,
  display_order integer not null default 0,
  featured      boolean not null default false
);
create index faq_items_by_language on public.faq_items (language, display_order) where published;

-- The base text is the French one; a variant stands in its place where it exists. Content is Markdown.
create table public.blog_posts (
  id           uuid primary key default gen_random_uuid(),
  slug         text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  title        text not null check (title <> ''),
  title_en     text,
  title_es     text,
  excerpt      text,
  excerpt_en   text,
  excerpt_es   text,
  content      text not null check (content <> ''),
  content_en   text,
  content_es   text,
  category     text not null check (category <> ''),
  category_en  text,
  category_es  text,
  author       text not null check (author <> ''),
  tags         text[] not null default '{}',
  image_url    text check (image_url ~ '^(/[^/]|https://)'),
  -- What the image shows, for who cannot see it; null where it only decorates.
  image_alt    text,
  image_alt_en text,
  image_alt_es text,
  -- Minutes.
  read_time    integer not null default 5 check (read_time >= 1),
  featured     boolean not null default false,
  published    boolean not null default false,
  published_at timestamptz,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  check (not published or published_at is not null)
);
create index blog_posts_by_day on public.blog_posts (published_at desc) where published;
create trigger touch before update on public.blog_posts
  for each row execute function private.touch();

create table public.press_mentions (
  id            uuid primary key default gen_random_uuid(),
  name          text not null check (name <> ''),
  logo          text check (logo ~ '^(/[^/]|https://)'),
  url           text check (url ~ '^https://'),
  language      text not null check (language in ('fr', 'en', 'es')),
  published     boolean not null default false,
  display_order integer not null default 0
);
create index press_mentions_by_language on public.press_mentions (language, display_order) where published;

create table public.site_metadata (
  language    text not null check (language in ('fr', 'en', 'es')),
  meta_key    text not null check (meta_key ~ '^[a-z0-9_]{1,100}$'),
  meta_value  text not null default '',
  meta_type   text not null default 'text'
              check (meta_type in ('text', 'textarea', 'number', 'boolean', 'url', 'email', 'color', 'image')),
  category    text not null default 'general'
              check (category in ('general', 'seo', 'branding', 'contact', 'legal', 'integrations')),
  description text,
  updated_at  timestamptz not null default now(),
  primary key (language, meta_key)
);
create trigger touch before update on public.site_metadata
  for each row execute function private.touch();

alter table public.site_images enable row level security;
alter table public.homepage_content enable row level security;
alter table public.testimonials enable row level security;
alter table public.faq_items enable row level security;
alter table public.blog_posts enable row level security;
alter table public.press_mentions enable row level security;
alter table public.site_metadata enable row level security;

grant select on public.site_images, public.homepage_content, public.testimonials, public.faq_items,
  public.blog_posts, public.press_mentions, public.site_metadata to anon, authenticated;
grant insert, update, delete on public.site_images, public.homepage_content, public.testimonials,
  public.faq_items, public.blog_posts, public.press_mentions, public.site_metadata to authenticated;
grant all on public.site_images, public.homepage_content, public.testimonials, public.faq_items,
  public.blog_posts, public.press_mentions, public.site_metadata to service_role;

/* Whether the caller runs this installation. Asked of the table, so a role taken away is gone at once. */
create function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;
grant execute on function private.is_admin() to authenticated;

create policy "everybody sees active images"
  on public.site_images for select to anon, authenticated using (is_active);
create policy "everybody reads published sections"
  on public.homepage_content for select to anon, authenticated using (published);
create policy "everybody reads published testimonials"
  on public.testimonials for select to anon, authenticated using (published);
create policy "everybody reads published questions"
  on public.faq_items for select to anon, authenticated using (published);
create policy "everybody reads articles from their day on"
  on public.blog_posts for select to anon, authenticated
  using (published and published_at <= now());
create policy "everybody sees published press mentions"
  on public.press_mentions for select to anon, authenticated using (published);
create policy "everybody reads what the site says of itself"
  on public.site_metadata for select to anon, authenticated using (true);

create policy "admins write images"
  on public.site_images for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins write sections"
  on public.homepage_content for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins write testimonials"
  on public.testimonials for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins write questions"
  on public.faq_items for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins write articles"
  on public.blog_posts for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins write press mentions"
  on public.press_mentions for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins write what the site says of itself"
  on public.site_metadata for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
