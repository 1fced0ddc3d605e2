-- Where somebody is signed in, and the way to end it from elsewhere.

/* The caller's sessions, the newest first. A place is never known: no address is kept. */
create function public.list_sessions()
  returns table (id uuid, started_at timestamptz, last_used_at timestamptz, user_agent text, is_this boolean)
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me   constant uuid := auth.uid();
  here constant uuid := auth.jwt() ->> 'session_id';
begin
  return query
    select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at),
      s.user_agent, s.id = here
    from auth.sessions s
    where s.user_id = me
      and (s.not_after is null or s.not_after > now())
      and private.is_assured()
    order by 3 desc, s.id;
end
$$;
grant execute on function public.list_sessions() to authenticated;

/* Signs the caller out elsewhere, or here. Whether there was such a session of theirs. */
create function public.end_session(session uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions s
  where s.id = session and s.user_id = auth.uid() and private.is_assured();
  return found;
end
$$;
grant execute on function public.end_session(uuid) to authenticated;

-- A device is known by its browser and system; their versions change every month and tell nothing.
create table private.known_devices (
  user_id    uuid not null references auth.users on delete cascade,
  device     text not null,
  first_seen timestamptz not null default now(),
  primary key (user_id, device)
);

-- Sign-ins that the account's owner is yet to be told of by mail.
create table private.login_notices (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  user_agent text,
  signed_in_at timestamptz not null default now(),
  claimed_until timestamptz
);
create index login_notices_by_user on private.login_notices (user_id);
alter table private.known_devices enable row level security;
alter table private.login_notices enable row level security;

/* The first device of an account is no news; a later one that it never used before is. */
create function private.note_device() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_first constant boolean :=
    not exists (select 1 from private.known_devices where user_id = new.user_id);
begin
  insert into private.known_devices (user_id, device)
    values (new.user_id, regexp_replace(coalesce(new.user_agent, ''), '[0-9]+(?:[._][0-9]+)*', '', 'g'))
    on conflict do nothing;
  if found and not is_first and coalesce(
      (select p.login_alerts from public.user_preferences p where p.user_id = new.user_id), true) then
    insert into private.login_notices (user_id, user_agent) values (new.user_id, new.user_agent);
  end if;
  return null;
end
$$;
create trigger note_device after insert on auth.sessions
  for each row execute function private.note_device();

/*
 * Notices to send now, with whom to send them to. A notice is another's after five minutes, should
 * the process that took it have died.
 */
create function private.claim_login_notices(at timestamptz, most integer)
  returns table (id uuid, email text, language text, user_agent text, signed_in_at timestamptz, time_zone text)
  language sql security definer
  set search_path = ''
as $$
  with due as (
    select n.id from private.login_notices n
    where n.claimed_until is null or n.claimed_until <= at
    order by n.signed_in_at
    limit most
    for update skip locked
  ), taken as (
    update private.login_notices n set claimed_until = at + interval '5 minutes'
    from due where n.id = due.id
    returning n.*
  )
  select t.id, u.email::text, coalesce(p.language, 'fr'), t.user_agent, t.signed_in_at,
    private.zone_of(t.user_id)
  from taken t
  join auth.users u on u.id = t.user_id
  left join public.user_preferences p on p.user_id = t.user_id
$$;
grant execute on function private.claim_login_notices(timestamptz, integer) to service_role;

create function private.settle_login_notices(sent uuid[]) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from private.login_notices where id = any (sent)
$$;
grant execute on function private.settle_login_notices(uuid[]) to service_role;
