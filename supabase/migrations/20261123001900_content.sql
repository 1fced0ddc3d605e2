-- The other content of the public site: visitors read what is published; administrators write it. Texts are as
-- long as domain/sheets allows.

/*
 * Whether a setting has a value of its type: pages print it, link to it and use it in styles. domain/content/setting.ts
 * decides the same.
 */
create function private.is_valid_setting(kind text, value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
as $$
  select length(value) <= 10000
    and (kind = 'textarea' or value !~ '[\r\n]')
    and case
      when kind = 'boolean' then value in ('true', 'false')
      when btrim(value) = '' then true
      else case kind
        when 'number' then btrim(value) ~ '^-?\d{1,15}(\.\d{1,10})?$'
        when 'url' then btrim(value) ~ '^https?://[^\s/?#@]+([/?#]\S*)?$'
        when 'email' then length(btrim(value)) <= 254
          and value ~ '^[^@]{1,64}@'
          and btrim(value) ~* '^[a-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[a-z0-9_!#$%&''*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
          and btrim(value) !~ '\.\d+$'
        when 'color' then btrim(value) ~ '^#[0-9a-f]{6}$'
        when 'image' then btrim(value) ~ '^(/(?![/\\])|https://[^\s/?#@]+/)\S*$'
        else true
      end
    end
$$;
grant execute on function private.is_valid_setting(text, text) to authenticated, service_role;

create table public.site_images (
  name        text primary key check (name ~ '^[a-z0-9-]{1,60}$'),
  is_active   boolean not null default true,
  desktop_url text not null check (desktop_url ~ '^(/[^/]|https://)'),
  mobile_url  text not null check (mobile_url ~ '^(/[^/]|https://)'),
  alt_text    text not null default '',
  alt_text_en text,
  alt_text_es text,
  updated_at  timestamptz not null default now(),
  constraint site_images_desktop_url_in_bounds
    check (desktop_url ~ '\S' and length(desktop_url) <= 2048
      and desktop_url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint site_images_mobile_url_in_bounds
    check (mobile_url ~ '\S' and length(mobile_url) <= 2048
      and mobile_url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint site_images_alt_text_in_bounds
    check (length(alt_text) <= 500 and alt_text !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint site_images_alt_text_en_in_bounds
    check (length(alt_text_en) <= 500 and alt_text_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint site_images_alt_text_es_in_bounds
    check (length(alt_text_es) <= 500 and alt_text_es !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint site_images_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);

create table public.homepage_content (
  section_key text not null check (section_key ~ '^[a-z_]{1,60}$'),
  language    text not null check (language in ('fr', 'en', 'es')),
  published   boolean not null default true,
  title       text,
  subtitle    text,
  description text,
  quote       text,
  updated_at  timestamptz not null default now(),
  primary key (section_key, language),
  constraint homepage_content_title_in_bounds
    check (length(title) <= 300 and title !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint homepage_content_subtitle_in_bounds
    check (length(subtitle) <= 300 and subtitle !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint homepage_content_description_in_bounds
    check (length(description) <= 2000 and description !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint homepage_content_quote_in_bounds
    check (length(quote) <= 1000 and quote !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint homepage_content_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);

create table public.testimonials (
  id         uuid primary key default gen_random_uuid(),
  content    text not null,
  name       text not null,
  role       text,
  -- Stars, 1 to 5; null without a rating.
  rating     smallint check (rating between 1 and 5),
  language   text not null check (language in ('fr', 'en', 'es')),
  published  boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint testimonials_content_in_bounds
    check (content ~ '\S' and length(content) <= 2000
      and content !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint testimonials_name_in_bounds
    check (name ~ '\S' and length(name) <= 200 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint testimonials_role_in_bounds
    check (length(role) <= 200 and role !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint testimonials_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z'),
  constraint testimonials_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);
create index testimonials_by_language on public.testimonials (language, created_at desc) where published;

create table public.faq_items (
  id            uuid primary key default gen_random_uuid(),
  question      text not null,
  answer        text not null,
  language      text not null check (language in ('fr', 'en', 'es')),
  published     boolean not null default false,
  display_order integer not null default 0,
  featured      boolean not null default false,
  updated_at    timestamptz not null default now(),
  constraint faq_items_question_in_bounds
    check (question ~ '\S' and length(question) <= 500 and question !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint faq_items_answer_in_bounds
    check (answer ~ '\S' and length(answer) <= 10000
      and answer !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint faq_items_display_order_in_bounds check (display_order between 0 and 100000),
  constraint faq_items_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);
create index faq_items_by_language on public.faq_items (language, display_order) where published;

create table public.press_mentions (
  id            uuid primary key default gen_random_uuid(),
  name          text not null,
  logo          text check (logo ~ '^(/[^/]|https://)'),
  url           text check (url ~ '^https://'),
  language      text not null check (language in ('fr', 'en', 'es')),
  published     boolean not null default false,
  display_order integer not null default 0,
  updated_at    timestamptz not null default now(),
  constraint press_mentions_name_in_bounds
    check (name ~ '\S' and length(name) <= 200 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint press_mentions_logo_in_bounds
    check (length(logo) <= 2048 and logo !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint press_mentions_url_in_bounds
    check (length(url) <= 2048 and url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint press_mentions_display_order_in_bounds check (display_order between 0 and 100000),
  constraint press_mentions_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
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
  primary key (language, meta_key),
  constraint site_metadata_meta_value_in_bounds
    check (private.is_valid_setting(meta_type, meta_value)
      and meta_value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint site_metadata_description_in_bounds
    check (length(description) <= 1000 and description !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint site_metadata_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);

alter table public.site_images enable row level security;
alter table public.homepage_content enable row level security;
alter table public.testimonials enable row level security;
alter table public.faq_items enable row level security;
alter table public.press_mentions enable row level security;
alter table public.site_metadata enable row level security;

grant select on public.site_images, public.homepage_content, public.testimonials, public.faq_items,
  public.press_mentions, public.site_metadata to anon;
grant select, insert, update, delete on public.site_images, public.homepage_content, public.testimonials,
  public.faq_items, public.press_mentions, public.site_metadata to authenticated;
grant all on public.site_images, public.homepage_content, public.testimonials, public.faq_items,
  public.press_mentions, public.site_metadata to service_role;

/*
 * Notifies the servers, which cache public pages, that content changed. The payload is empty: every cached page is
 * dropped.
 */
create function private.notify_content_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_notify('site_content', '');
  return null;
end
$$;

create trigger set_updated_at before update on public.site_metadata
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.homepage_content
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.faq_items
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.testimonials
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.press_mentions
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.site_images
  for each row execute function private.set_updated_at();
create trigger notify_content_change after insert or update or delete or truncate on public.blog_posts
  for each statement execute function private.notify_content_change();
create trigger notify_content_change after insert or update or delete or truncate on public.faq_items
  for each statement execute function private.notify_content_change();
create trigger notify_content_change after insert or update or delete or truncate on public.homepage_content
  for each statement execute function private.notify_content_change();
create trigger notify_content_change after insert or update or delete or truncate on public.press_mentions
  for each statement execute function private.notify_content_change();
create trigger notify_content_change after insert or update or delete or truncate on public.site_images
  for each statement execute function private.notify_content_change();
create trigger notify_content_change after insert or update or delete or truncate on public.site_metadata
  for each statement execute function private.notify_content_change();
create trigger notify_content_change after insert or update or delete or truncate on public.testimonials
  for each statement execute function private.notify_content_change();

create policy "everybody sees active images"
  on public.site_images for select to anon, authenticated using (is_active);
create policy "everybody reads published sections"
  on public.homepage_content for select to anon, authenticated using (published);
create policy "everybody reads published testimonials"
  on public.testimonials for select to anon, authenticated using (published);
create policy "everybody reads published questions"
  on public.faq_items for select to anon, authenticated using (published);
create policy "everybody sees published press mentions"
  on public.press_mentions for select to anon, authenticated using (published);
create policy "everybody reads site settings"
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
create policy "admins write press mentions"
  on public.press_mentions for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins write site settings"
  on public.site_metadata for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
