-- Who opened and who changed a shared profile, for the one who created it. Only added to.

create table public.profile_access_log (
  id          uuid primary key default gen_random_uuid(),
  profile_id  uuid not null references public.profiles on delete cascade,
  user_id     uuid references auth.users on delete set null,
  -- As they were called then: the line stays readable when the account is gone.
  actor_name  text,
  action      text not null check (action in (
                'opened', 'added', 'changed', 'deleted',
                'shared', 'accepted', 'declined', 'revoked', 'left')),
  subject     text not null check (subject in (
                'profile', 'profile_details', 'medication', 'reminder', 'intake', 'alert', 'share')),
  label       text,
  happened_at timestamptz not null default clock_timestamp()
);
create index access_by_profile on public.profile_access_log (profile_id, happened_at desc);
create index access_by_user on public.profile_access_log (user_id);

alter table public.profile_access_log enable row level security;
grant select on public.profile_access_log to authenticated, service_role;

create policy "creators read who opened and changed their profiles"
  on public.profile_access_log for select to authenticated
  using (profile_id in (select private.profiles_i_can('own')));

create function private.refuse_rewriting() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'The access journal is only added to' using errcode = '42501';
end
$$;
-- Not within another trigger: lines go with their profile, and a deleted account leaves its lines.
create trigger only_added_to before update or delete or truncate on public.profile_access_log
  for each statement when (pg_trigger_depth() = 0)
  execute function private.refuse_rewriting();

/* First and last name in one; null for a profile without any. An account is called as its main profile. */
create function private.name_of(profile uuid) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select nullif(trim(concat_ws(' ', first_name, last_name)), '') from public.profiles where id = profile
$$;

create function private.note_access(profile uuid, action text, subject text, label text) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.profile_access_log (profile_id, user_id, actor_name, action, subject, label)
  select p.id, users.id, coalesce(private.name_of(users.id), users.email), action, subject, label
  from public.profiles p
  left join auth.users on users.id = (select auth.uid())
  where p.id = profile
$$;

/* The same, unless it is the profile's creator, or nobody signed in, who did it. */
create function private.note_change_by_others(profile uuid, action text, subject text, label text) returns void
  language sql security definer
  set search_path = ''
as $$
  select private.note_access(id, action, subject, label)
  from public.profiles where id = profile and created_by <> (select auth.uid())
$$;

create function private.verb_of(operation text) returns text
  language sql immutable
  set search_path = ''
as $$
  select case operation when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end
$$;

/* Its arguments: what the row is, the column that says whose it is, the column that says which. */
create function private.note_change() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_gone constant boolean := tg_op = 'DELETE';
  line    constant jsonb := case when is_gone then to_jsonb(old) else to_jsonb(new) end;
  profile constant uuid := line ->> tg_argv[1];
  label   constant text := coalesce(line ->> tg_argv[2], private.name_of(profile));
begin
  perform private.note_change_by_others(profile, private.verb_of(tg_op), tg_argv[0], label);
  -- A box can move between two profiles of one account: the one it left is told as well.
  if tg_op = 'UPDATE' and (to_jsonb(old) ->> tg_argv[1])::uuid <> profile then
    perform private.note_change_by_others(
      (to_jsonb(old) ->> tg_argv[1])::uuid, 'deleted', tg_argv[0], label);
  end if;
  return null;
end
$$;

/* A reminder is told of by the name of its medicine. */
create function private.note_reminder_change() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.note_change_by_others(
      box.for_profile_id, private.verb_of(tg_op), 'reminder', box.name)
    from public.medications box
    where box.id = case when tg_op = 'DELETE' then old.medication_id else new.medication_id end;
  return null;
end
$$;

-- Not within another trigger: the stock that an intake moves, or what goes with a deleted box, is no
-- change of its own.
create trigger note_change after update on public.profiles
  for each row when (pg_trigger_depth() = 0)
  execute function private.note_change('profile', 'id');
create trigger note_change after insert or update or delete on public.profile_details
  for each row when (pg_trigger_depth() = 0)
  execute function private.note_change('profile_details', 'profile_id');
create trigger note_change after insert or update or delete on public.medications
  for each row when (pg_trigger_depth() = 0)
  execute function private.note_change('medication', 'for_profile_id', 'name');
create trigger note_change after insert or update or delete on public.medication_reminders
  for each row when (pg_trigger_depth() = 0)
  execute function private.note_reminder_change();
create trigger note_change after insert or update or delete on public.medication_intake_logs
  for each row when (pg_trigger_depth() = 0)
  execute function private.note_change('intake', 'profile_id', 'medication_name');
create trigger note_change after insert or update or delete on public.custom_alerts
  for each row when (pg_trigger_depth() = 0)
  execute function private.note_change('alert', 'for_profile_id', 'title');

/* What happens to a share is noted whoever did it, and whether or not another share's end ended it. */
create function private.note_share() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.note_access(
    new.profile_id,
    case
      when tg_op = 'INSERT' then 'shared'
      when new.status = 'declined' and old.status = 'accepted' then 'left'
      else new.status
    end,
    'share', new.shared_with_email);
  return null;
end
$$;
create trigger note_share after insert on public.profile_shares
  for each row execute function private.note_share();
create trigger note_new_status after update of status on public.profile_shares
  for each row when (new.status <> old.status)
  execute function private.note_share();

/*
 * Opens a profile to the caller for a day and says their level on it. The journal notes it at most
 * once a quarter of an hour. 'own', and no line, for the profiles they created; PT404 for all others.
 */
create function public.open_shared_profile(profile_id uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share public.profile_shares;
begin
  if exists (
    select 1 from public.profiles p
    where p.id = open_shared_profile.profile_id and p.created_by = auth.uid()
  ) then
    return 'own';
  end if;
  select * into share from public.profile_shares s
    where s.profile_id = open_shared_profile.profile_id
      and s.shared_with_user_id = auth.uid() and s.status = 'accepted';
  if not found then
    raise exception 'Profile not found' using errcode = 'PT404';
  end if;
  insert into private.profile_openings as opening (share_id, noted_at, expires_at)
    values (share.id, now(), now() + interval '24 hours')
    on conflict (share_id) do update
      set noted_at = excluded.noted_at, expires_at = excluded.expires_at
      where opening.noted_at <= now() - interval '15 minutes';
  if found then
    perform private.note_access(share.profile_id, 'opened', 'profile', private.name_of(share.profile_id));
  end if;
  return share.permission_type;
end
$$;
grant execute on function public.open_shared_profile(uuid) to authenticated;
