-- The pictures of articles. Their bytes are everybody's by their public address; what the bucket holds
-- is listed and changed by admins alone.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blog-images', 'blog-images', true, 5242880,
  array['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

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

-- An installation without a certificate serves its own pictures by http.
alter table public.blog_posts drop constraint blog_posts_image_url_check;
alter table public.blog_posts add constraint blog_posts_image_url_check
  check (image_url ~ '^(/[^/]|https://|http://[^/]+/storage/v1/object/public/blog-images/)');
