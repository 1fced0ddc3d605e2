-- Photos of boxes: private files, kept with the box. They end as the files of prescriptions do.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('boxes', 'boxes', false, 2097152, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

/* The id in front of the name of a file, `<id>/<file>`; null where none stands there. */
create function private.get_folder_id(file text) returns uuid
  language sql immutable
  set search_path = ''
as $$
  select case when file ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' then split_part(file, '/', 1)::uuid end
$$;
revoke execute on function private.get_folder_id from public;
grant execute on function private.get_folder_id to authenticated, service_role;

/*
 * Whether the caller may add one more file: at most four of a prescription, one of a box beside the one it replaces, and
 * 100 MB of one account in both buckets, which is what a copy of an account holds.
 */
create or replace function private.has_file_room(bucket text, file text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select (
      select count(*) < case has_file_room.bucket when 'boxes' then 2 else 4 end from storage.objects o
      where o.bucket_id = has_file_room.bucket and o.name <> has_file_room.file
        and starts_with(o.name, split_part(has_file_room.file, '/', 1) || '/'))
    and (
      select coalesce(sum((o.metadata ->> 'size')::bigint), 0) < 104857600 from storage.objects o
      where o.bucket_id in ('prescriptions', 'boxes') and o.owner_id = (select auth.uid())::text)
$$;

-- A box has a name as well: `objects.name` is the file's.
create policy "people who see a box see its photo"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'boxes'
    and exists (select from public.medications m where m.id = private.get_folder_id(objects.name)));
create policy "editors of a box add its photo"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'boxes'
    and objects.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$'
    and exists (
      select from public.medications m
      where m.id = private.get_folder_id(objects.name)
        and (m.for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
          or m.is_common and m.user_id = any ((select private.get_permitted_homes('edit'))::uuid[])))
    and private.has_file_room(bucket_id, objects.name));
create policy "editors of a box delete its photo"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'boxes'
    and exists (
      select from public.medications m
      where m.id = private.get_folder_id(objects.name)
        and (m.for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
          or m.is_common and m.user_id = any ((select private.get_permitted_homes('edit'))::uuid[]))));
create policy "photos of boxes are not added after the consent was taken back"
  on storage.objects as restrictive for insert to authenticated
  with check (bucket_id <> 'boxes' or not exists (
    select from public.medications m
    where m.id = private.get_folder_id(objects.name) and private.is_consent_revoked(m.for_profile_id)));

/*
 * The rows of files end with what they belong to; the argument is their bucket. Supabase refuses such a statement unless
 * the setting allows it.
 */
create function private.delete_files() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o using old_rows r
  where o.bucket_id = tg_argv[0] and split_part(o.name, '/', 1) = r.id::text;
  return null;
end
$$;
revoke execute on function private.delete_files from public;
create trigger delete_files after delete on public.medications
  referencing old table as old_rows
  for each statement execute function private.delete_files('boxes');
drop trigger delete_files on public.prescriptions;
drop function private.delete_files_of_prescriptions;
create trigger delete_files after delete on public.prescriptions
  referencing old table as old_rows
  for each statement execute function private.delete_files('prescriptions');
