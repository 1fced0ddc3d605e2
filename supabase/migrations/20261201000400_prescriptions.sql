-- Prescriptions of a person: what was read or typed of them, and their private files.

create function private.is_list_of_lines(lines text[]) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select case when cardinality(lines) = 0 then true when array_ndims(lines) <> 1 then false
    else cardinality(lines) <= 30 and not exists (
      select from unnest(lines) line
      -- Not every database counts the spaces of other scripts among \s.
      where line is null or line !~ '[^\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]' or length(line) > 300
        or line ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]') end
$$;
revoke execute on function private.is_list_of_lines from public;
grant execute on function private.is_list_of_lines to authenticated, service_role;

/*
 * A prescription as people confirmed it, line by line; `boxed_lines` are those that a box was added for.
 */
create table public.prescriptions (
  id          uuid primary key,
  profile_id  uuid not null references public.profiles (id) on delete cascade,
  prescriber  text,
  issued_on   date,
  -- The last day that it is good for, as people stated it.
  ends_on     date,
  lines       text[] not null default '{}',
  boxed_lines text[] not null default '{}',
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  constraint prescriptions_prescriber_in_bounds check (
    prescriber ~ '\S' and length(prescriber) <= 100 and prescriber !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint prescriptions_issued_on_in_bounds check (issued_on >= '1900-01-01' and issued_on < '2201-01-01'),
  constraint prescriptions_ends_on_in_bounds check (ends_on >= '1900-01-01' and ends_on < '2201-01-01'),
  constraint prescriptions_ends_after_its_issue check (ends_on >= issued_on),
  constraint prescriptions_lines_in_bounds check (private.is_list_of_lines(lines)),
  constraint prescriptions_boxed_lines_in_bounds check (private.is_list_of_lines(boxed_lines) and boxed_lines <@ lines),
  constraint prescriptions_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z'),
  constraint prescriptions_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);
create index prescriptions_by_profile on public.prescriptions (profile_id, created_at desc);

alter table public.prescriptions enable row level security;
grant select, delete on public.prescriptions to authenticated;
grant insert (id, profile_id, prescriber, issued_on, ends_on, lines, boxed_lines),
  update (prescriber, issued_on, ends_on, lines, boxed_lines)
  on public.prescriptions to authenticated;
grant all on public.prescriptions to service_role;

create policy "viewers of a profile read its prescriptions"
  on public.prescriptions for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "editors of a profile add its prescriptions"
  on public.prescriptions for insert to authenticated
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "editors of a profile change its prescriptions"
  on public.prescriptions for update to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "managers of a profile delete its prescriptions"
  on public.prescriptions for delete to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('manage'))::uuid[]));

create trigger set_updated_at before update on public.prescriptions
  for each row execute function private.set_updated_at();

-- For each profile.
insert into private.quotas (name, most, when_full) values ('prescriptions', 500, 'refuse');
create trigger apply_row_quota after insert on public.prescriptions
  referencing new table as new_rows for each statement execute function private.apply_row_quota('profile_id');

create trigger announce_insert after insert on public.prescriptions
  referencing new table as new_rows
  for each statement execute function private.announce_profiles('prescriptions', 'profile_id');
create trigger announce_update after update on public.prescriptions
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_profiles('prescriptions', 'profile_id');
create trigger announce_delete after delete on public.prescriptions
  referencing old table as old_rows
  for each statement execute function private.announce_profiles('prescriptions', 'profile_id');

alter table public.profile_access_log
  drop constraint profile_access_log_subject_check,
  add constraint profile_access_log_subject_check check (subject in (
    'profile', 'profile_details', 'condition', 'medication', 'reminder', 'intake', 'alert', 'share', 'illness', 'card',
    'card_link', 'prescription'));
create trigger log_insert after insert on public.prescriptions
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('prescription', 'profile_id');
create trigger log_update after update on public.prescriptions
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('prescription', 'profile_id');
create trigger log_delete after delete on public.prescriptions
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('prescription', 'profile_id');

-- The files of prescriptions, `<prescription>/<file>.webp` or `.pdf`. They are never public.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'prescriptions', 'prescriptions', false, 5242880,
  array['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

/* Whether the caller may add one more file: at most four of a prescription, and 100 MB of one account in a bucket. */
create function private.has_file_room(bucket text, file text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select (
      select count(*) < 4 from storage.objects o
      where o.bucket_id = has_file_room.bucket and o.name <> has_file_room.file
        and starts_with(o.name, split_part(has_file_room.file, '/', 1) || '/'))
    and (
      select coalesce(sum((o.metadata ->> 'size')::bigint), 0) < 104857600 from storage.objects o
      where o.bucket_id = has_file_room.bucket and o.owner_id = (select auth.uid())::text)
$$;
revoke execute on function private.has_file_room from public;
grant execute on function private.has_file_room to authenticated;

create policy "viewers of a profile read the files of its prescriptions"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'prescriptions'
    and exists (select from public.prescriptions p where p.id::text = split_part(name, '/', 1)));
create policy "editors of a profile add files to its prescriptions"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'prescriptions'
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|pdf)$'
    and exists (
      select from public.prescriptions p
      where p.id::text = split_part(name, '/', 1)
        and p.profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
    and private.has_file_room(bucket_id, name));
create policy "editors of a profile delete files of its prescriptions"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'prescriptions'
    and exists (
      select from public.prescriptions p
      where p.id::text = split_part(name, '/', 1)
        and p.profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])));

/* The rows of files end with what they belong to. Supabase refuses such a statement unless the setting allows it. */
create function private.delete_files_of_prescriptions() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o using old_rows r
  where o.bucket_id = 'prescriptions' and starts_with(o.name, r.id || '/');
  return null;
end
$$;
revoke execute on function private.delete_files_of_prescriptions from public;
create trigger delete_files after delete on public.prescriptions
  referencing old table as old_rows
  for each statement execute function private.delete_files_of_prescriptions();

-- What admins do with the pictures of articles is logged; files of people are nobody else's business.
do $$
begin
  drop trigger if exists log_admin_action on storage.objects;
  create trigger log_admin_action after insert or update of version on storage.objects
    for each row when (new.bucket_id = 'blog-images') execute function private.log_admin_action(
      'bucket_id,name', 'name', 'id,owner,owner_id,path_tokens,last_accessed_at,version,user_metadata');
  create trigger log_admin_deletion after delete on storage.objects
    for each row when (old.bucket_id = 'blog-images') execute function private.log_admin_action(
      'bucket_id,name', 'name', 'id,owner,owner_id,path_tokens,last_accessed_at,version,user_metadata');
exception when insufficient_privilege then
  null;
end
$$;

create function private.import_prescriptions(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  rows jsonb;
begin
  select jsonb_agg(r || jsonb_build_object(
      'id', new_id,
      'profile_id', profile))
    into rows
    from jsonb_array_elements(tables -> 'prescriptions') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me))
      and not exists (
        select from public.prescriptions p
        where p.id = new_id and p.profile_id not in (select private.created_profiles(me)));
  return jsonb_build_object('prescriptions', private.import_rows('prescriptions', '{id}',
    '{profile_id,prescriber,issued_on,ends_on,lines,boxed_lines}', '{created_at}',
    't.profile_id in (select private.created_profiles($2))', me, rows));
end
$$;
revoke execute on function private.import_prescriptions from public;

/* As before, with prescriptions. */
create or replace function private.import_account_data(request jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me       constant uuid := auth.uid();
  archive  constant jsonb := request -> 'archive';
  tables   constant jsonb := archive -> 'tables';
  most     constant jsonb := (
    select jsonb_object_agg(q.name, q.most) from private.quotas q
    where q.name not in ('profile_shares', 'profile_access_log', 'card_links'))
    || '{"profile_details": 200, "profile_conditions": 4800, "profile_cards": 200, "user_preferences": 1, "escalations": 200, "intake_substances": 200000}';
  exceeded text;
  source   uuid;
  report   jsonb;
begin
  if me is null or not private.has_required_aal() then
    raise exception 'Sign in to import' using errcode = '42501';
  end if;
  if coalesce(archive ->> 'format', '') <> 'trousse-account' or coalesce(archive ->> 'version', '') <> '1'
    or jsonb_typeof(tables) is distinct from 'object' or coalesce(request ->> 'deed', '') not in ('preview', 'import')
    or exists (
      select from jsonb_each(tables) t
      where not most ? t.key or case when jsonb_typeof(t.value) = 'array'
        then exists (select from jsonb_array_elements(t.value) r where jsonb_typeof(r) <> 'object')
        else true end)
  then
    raise exception 'This file is not an archive of an account' using errcode = 'PT422';
  end if;
  select t.key into exceeded from jsonb_each(tables) t
    where jsonb_array_length(t.value) > (most ->> t.key)::integer
    order by t.key limit 1;
  if found then
    perform private.raise_quota_exceeded(exceeded, (most ->> exceeded)::integer);
  end if;
  source := archive -> 'account' ->> 'id';
  if source is null then
    raise exception 'This archive has no account id' using errcode = 'PT422';
  end if;
  -- One import of an account at a time.
  perform pg_advisory_xact_lock(hashtextextended('import ' || me, 0));
  begin
    report := private.import_profiles(me, source, tables)
      || private.import_profile_cards(me, source, tables)
      || private.import_cabinet(me, source, tables)
      || private.import_illness_entries(me, source, tables)
      || private.import_prescriptions(me, source, tables)
      || private.import_alerts_and_activity(me, source, tables);
    if request ->> 'deed' = 'preview' then
      raise exception 'The preview is rolled back' using errcode = 'UNDO1';
    end if;
  exception when sqlstate 'UNDO1' then
    null;
  end;
  return (
    select jsonb_object_agg(t.key, t.value || jsonb_build_object(
      'leftOut', coalesce(jsonb_array_length(tables -> t.key), 0)
        - (t.value ->> 'new')::integer - (t.value ->> 'changed')::integer - (t.value ->> 'unchanged')::integer))
    from jsonb_each(report) t);
end
$$;

/* The key with which our server encrypts files that another machine stores: 32 bytes as base64url. */
create table private.storage_keys (
  is_only boolean primary key default true check (is_only),
  secret  text not null check (secret ~ '^[A-Za-z0-9_-]{43}$')
);
alter table private.storage_keys enable row level security;
