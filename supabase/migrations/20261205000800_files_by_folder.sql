-- The files of one box or prescription are found by the index of their names, which Supabase keeps in the "C" collation;
-- there the names of a folder are those from its name with "/" to its name with "0", the character after it.

create or replace function private.has_file_room(bucket text, file text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select (
      select count(*) < case has_file_room.bucket when 'boxes' then 2 else 4 end from storage.objects o
      where o.bucket_id = has_file_room.bucket and o.name <> has_file_room.file
        and o.name collate "C" >= split_part(has_file_room.file, '/', 1) || '/'
        and o.name collate "C" < split_part(has_file_room.file, '/', 1) || '0')
    and (
      select coalesce(sum((o.metadata ->> 'size')::bigint), 0) < 104857600 from storage.objects o
      where o.bucket_id in ('prescriptions', 'boxes') and o.owner_id = (select auth.uid())::text)
$$;

create or replace function private.delete_files() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o using old_rows r
  where o.bucket_id = tg_argv[0]
    and o.name collate "C" >= r.id::text || '/' and o.name collate "C" < r.id::text || '0';
  return null;
end
$$;
