-- What is noted while somebody is ill: temperatures, symptoms, remarks, and when the illness began and ended.

/*
 * Entries that a device can make without a network, each sent once by its id. An episode is what stands between a `begin`
 * and the next `end` of a profile: two carers who begin one at the same moment begin one.
 */
create table public.illness_entries (
  id         uuid primary key,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  -- The account that noted it, null once that is gone.
  user_id    uuid default auth.uid() references auth.users (id) on delete set null,
  kind       text not null,
  noted_at   timestamptz not null,
  -- Degrees Celsius. Two decimals, so that a tenth of a degree Fahrenheit comes back as it was read.
  celsius    numeric(4, 2),
  -- The symptom or the remark as it was written.
  words      text,
  created_at timestamptz not null default now(),
  constraint illness_entries_kind_check check (kind in ('begin', 'end', 'temperature', 'symptom', 'note')),
  constraint illness_entries_celsius_in_bounds check (celsius between 30 and 45),
  constraint illness_entries_words_in_bounds
    check (words ~ '\S' and length(words) <= 500 and words !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint illness_entries_says_what_its_kind_says
    check ((celsius is not null) = (kind = 'temperature') and (words is not null) = (kind in ('symptom', 'note'))),
  constraint illness_entries_noted_at_in_bounds
    check (noted_at >= '1900-01-01T00:00Z' and noted_at <= created_at + interval '15 minutes'),
  constraint illness_entries_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create index illness_entries_by_profile on public.illness_entries (profile_id, noted_at desc);
create index illness_entries_bounds on public.illness_entries (profile_id, kind, noted_at) where kind in ('begin', 'end');
-- Deleting an account finds what it noted.
create index illness_entries_by_user on public.illness_entries (user_id);

alter table public.illness_entries enable row level security;
grant select, delete on public.illness_entries to authenticated;
grant insert (id, profile_id, kind, noted_at, celsius, words) on public.illness_entries to authenticated;
grant all on public.illness_entries to service_role;

create policy "viewers of a profile read what is noted of its illnesses"
  on public.illness_entries for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "editors of a profile note what they observe"
  on public.illness_entries for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "owners delete entries of illnesses, carers delete those they noted"
  on public.illness_entries for delete to authenticated
  using (
    profile_id = any ((select private.get_permitted_profiles('own'))::uuid[])
    or user_id = (select auth.uid())
      and profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));

-- For each profile: five entries a day for eleven years.
insert into private.quotas (name, most, when_full) values ('illness_entries', 20000, 'refuse');
create trigger apply_row_quota after insert on public.illness_entries
  referencing new table as new_rows for each statement execute function private.apply_row_quota('profile_id');

alter table public.profile_access_log
  drop constraint profile_access_log_subject_check,
  add constraint profile_access_log_subject_check check (subject in (
    'profile', 'profile_details', 'condition', 'medication', 'reminder', 'intake', 'alert', 'share', 'illness'));
create trigger log_insert after insert on public.illness_entries
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('illness', 'profile_id');
create trigger log_update after update on public.illness_entries
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('illness', 'profile_id');
create trigger log_delete after delete on public.illness_entries
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('illness', 'profile_id');

create trigger announce_insert after insert on public.illness_entries
  referencing new table as new_rows
  for each statement execute function private.announce_profiles('illness', 'profile_id');
create trigger announce_update after update on public.illness_entries
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_profiles('illness', 'profile_id');
create trigger announce_delete after delete on public.illness_entries
  referencing old table as old_rows
  for each statement execute function private.announce_profiles('illness', 'profile_id');

/* The latest entries of a profile, the latest first, each with the name of the account that noted it. */
create function public.list_illness_entries(profile uuid, rows_max integer default 1000)
  returns table (
    id uuid, kind text, noted_at timestamptz, celsius numeric, words text, user_id uuid, author_name text)
  language sql stable security definer
  set search_path = ''
as $$
  select e.id, e.kind, e.noted_at, e.celsius, e.words, e.user_id, private.get_profile_name(e.user_id)
  from public.illness_entries e
  where e.profile_id = list_illness_entries.profile
    and e.profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
  order by e.noted_at desc, e.id
  limit least(greatest(rows_max, 0), 1000)
$$;
grant execute on function public.list_illness_entries(uuid, integer) to authenticated;

/* The illnesses that go on, of every profile the caller sees, each with the latest temperature since it began. */
create function public.list_current_illnesses()
  returns table (profile_id uuid, began_at timestamptz, celsius numeric, measured_at timestamptz)
  language sql stable security definer
  set search_path = ''
as $$
  select one.id, current.began_at, latest.celsius, latest.noted_at
  from unnest(private.get_permitted_profiles('view')) one (id)
  cross join lateral (
    select min(b.noted_at) as began_at
    from public.illness_entries b
    where b.profile_id = one.id and b.kind = 'begin'
      and b.noted_at > coalesce(
        (select max(e.noted_at) from public.illness_entries e where e.profile_id = one.id and e.kind = 'end'),
        '-infinity')) as current
  left join lateral (
    select t.celsius, t.noted_at
    from public.illness_entries t
    where t.profile_id = one.id and t.kind = 'temperature' and t.noted_at >= current.began_at
    order by t.noted_at desc
    limit 1) as latest on true
  where current.began_at is not null
$$;
grant execute on function public.list_current_illnesses() to authenticated;

create function private.import_illness_entries(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  rows jsonb;
begin
  select jsonb_agg(r || jsonb_build_object(
      'id', new_id,
      'profile_id', profile,
      'user_id', case when (r ->> 'user_id')::uuid = source then me end))
    into rows
    from jsonb_array_elements(tables -> 'illness_entries') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me))
      and not exists (
        select from public.illness_entries e
        where e.id = new_id and e.profile_id not in (select private.created_profiles(me)));
  return jsonb_build_object('illness_entries', private.import_rows('illness_entries', '{id}',
    '{profile_id,kind,noted_at,celsius,words}', '{user_id,created_at}',
    't.profile_id in (select private.created_profiles($2))', me, rows));
end
$$;
revoke execute on function private.import_illness_entries from public;

/* As before, with what was noted of illnesses. */
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
    where q.name not in ('profile_shares', 'profile_access_log'))
    || '{"profile_details": 200, "profile_conditions": 4800, "user_preferences": 1, "escalations": 200, "intake_substances": 200000}';
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
      || private.import_cabinet(me, source, tables)
      || private.import_illness_entries(me, source, tables)
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
