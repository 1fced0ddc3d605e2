-- A server keeps the pages it has drawn for visitors. Whatever they may read on them tells when it changes, so that no
-- page outlives what it shows. Nothing is told of what changed: whoever hears it draws anew.

create function private.tell_content() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_notify('site_content', '');
  return null;
end
$$;

create trigger tell_content after insert or update or delete or truncate on public.blog_posts
  for each statement execute function private.tell_content();
create trigger tell_content after insert or update or delete or truncate on public.faq_items
  for each statement execute function private.tell_content();
create trigger tell_content after insert or update or delete or truncate on public.homepage_content
  for each statement execute function private.tell_content();
create trigger tell_content after insert or update or delete or truncate on public.press_mentions
  for each statement execute function private.tell_content();
create trigger tell_content after insert or update or delete or truncate on public.site_images
  for each statement execute function private.tell_content();
create trigger tell_content after insert or update or delete or truncate on public.site_metadata
  for each statement execute function private.tell_content();
create trigger tell_content after insert or update or delete or truncate on public.testimonials
  for each statement execute function private.tell_content();
