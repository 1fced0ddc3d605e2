-- Where an account is signed in, how it is notified of a new device, and how many attempts an address or a network has.

-- Attempts that count against a rate limit. A key is a digest: a reader of the table learns no address.
create table private.attempts (
  id      bigint generated always as identity primary key,
  key     text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index attempts_by_key on private.attempts (key, made_at);
create index attempts_by_end on private.attempts (ends_at);

-- A device is recognised by its browser and system, without their versions, which change every month.
create table private.known_devices (
  user_id    uuid not null references auth.users on delete cascade,
  device     text not null,
  first_seen timestamptz not null default now(),
  primary key (user_id, device)
);

-- Sign-ins that the owner of the account has yet to be notified of by e-mail.
create table private.login_notices (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references auth.users on delete cascade,
  user_agent    text,
  signed_in_at  timestamptz not null default now(),
  claimed_until timestamptz,
  attempts      smallint not null default 0
);
create index login_notices_by_user on private.login_notices (user_id);

/*
 * What an administrator or the operator did to an account. Append-only; a trigger copies it to the admin log.
 */
create table private.account_deeds (
  id         bigint generated always as identity primary key,
  account_id uuid not null references auth.users on delete cascade,
  deed       text not null check (deed in ('sessions-ended', 'second-step-dropped')),
  -- How many sessions were open.
  sessions   integer not null check (sessions >= 0),
  done_at    timestamptz not null default now()
);
create index account_deeds_by_account on private.account_deeds (account_id);

alter table private.known_devices enable row level security;
alter table private.login_notices enable row level security;
alter table private.account_deeds enable row level security;

/*
 * Counts one attempt for each `{key, attempts, minutes}`, or none at all when one of the limits is reached, so that
 * waiting always helps. Returns the seconds to wait, 0 when the attempt may be made.
 */
create function private.count_attempts(limits jsonb) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  entry        record;
  counted_at   timestamptz;
  wait_seconds integer := 0;
begin
  -- Calls at the same time wait here, all in the same order, and then see what was counted.
  for entry in select key from jsonb_to_recordset(limits) as t(key text) order by key loop
    perform pg_advisory_xact_lock(hashtextextended(entry.key, 0));
  end loop;
  counted_at := clock_timestamp();
  -- Deletes more rows than one attempt adds, so that they never accumulate.
  delete from private.attempts where id in (
    select id from private.attempts where ends_at <= counted_at limit 100 for update skip locked);
  for entry in select * from jsonb_to_recordset(limits) as t(key text, attempts integer) loop
    -- The attempt after whose end another one is allowed. Attempts in the future are ignored: a clock that was set
    -- back must not lock anybody out for longer.
    wait_seconds := greatest(wait_seconds, coalesce((
      select ceil(extract(epoch from ends_at - counted_at))::integer from private.attempts
      where key = entry.key and made_at <= counted_at and ends_at > counted_at
      order by made_at desc offset entry.attempts - 1 limit 1), 0));
  end loop;
  if wait_seconds > 0 then
    return wait_seconds;
  end if;
  insert into private.attempts (key, made_at, ends_at)
    select key, counted_at, counted_at + make_interval(mins => minutes)
    from jsonb_to_recordset(limits) as t(key text, minutes integer);
  return 0;
end
$$;
grant execute on function private.count_attempts(jsonb) to service_role;

/* Records the device of a new session. A device that the account never used before gets a notice, the first one not. */
create function private.record_device() returns trigger
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

/*
 * Notices to send now, with their recipient. A notice can be claimed again after five minutes, should the process that
 * claimed it have ended, and is claimed five times at most.
 */
create function private.claim_login_notices(at timestamptz, most integer)
  returns table (id uuid, email text, language text, user_agent text, signed_in_at timestamptz, time_zone text)
  language sql security definer
  set search_path = ''
as $$
  with given_up as (
    -- The process that claimed it for the last time ended without a result.
    delete from private.login_notices n where n.attempts >= 5 and n.claimed_until <= at
  ), due as (
    select n.id from private.login_notices n
    where (n.claimed_until is null or n.claimed_until <= at) and n.attempts < 5
    order by n.signed_in_at
    limit most
    for update skip locked
  ), taken as (
    update private.login_notices n set claimed_until = at + interval '5 minutes', attempts = n.attempts + 1
    from due where n.id = due.id
    returning n.*
  )
  select t.id, u.email::text, coalesce(p.language, 'fr'), t.user_agent, t.signed_in_at,
    private.get_time_zone(t.user_id)
  from taken t
  join auth.users u on u.id = t.user_id
  left join public.user_preferences p on p.user_id = t.user_id
$$;
grant execute on function private.claim_login_notices(timestamptz, integer) to service_role;

create function private.delete_sent_login_notices(sent uuid[]) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from private.login_notices where id = any (sent)
$$;
grant execute on function private.delete_sent_login_notices(uuid[]) to service_role;

/* Ends every session of an account, logs why, and returns how many there were; null without such an account. */
create function private.end_all_sessions(account uuid, reason text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  ended integer;
begin
  -- A sign-in at this moment waits, or its session is ended as well.
  perform from auth.users u where u.id = account for update;
  if not found then
    return null;
  end if;
  delete from auth.sessions s where s.user_id = account;
  get diagnostics ended = row_count;
  insert into private.account_deeds (account_id, deed, sessions) values (account, reason, ended);
  return ended;
end
$$;

/*
 * Removes the authenticator and the recovery codes of an account and signs it out everywhere. No role may call it: the
 * operator's command connects as the owner of the database. Returns 'dropped', 'none' when there was no second factor,
 * or 'not-found'.
 */
create function private.remove_second_factor(account uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from auth.users u where u.id = account for update;
  if not found then
    return 'not-found';
  end if;
  if not exists (
    select from auth.mfa_factors f where f.user_id = account and f.status = 'verified'
  ) then
    return 'none';
  end if;
  delete from auth.mfa_factors f where f.user_id = account;
  perform private.end_all_sessions(account, 'second-step-dropped');
  return 'dropped';
end
$$;

/* Uncounts the latest attempt of each key: a correct password is not a guess. */
create function private.undo_attempts(limits jsonb) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from private.attempts where id in (
    select distinct on (attempt.key) attempt.id
    from private.attempts attempt
    join jsonb_to_recordset(limits) as entry(key text) on entry.key = attempt.key
    order by attempt.key, attempt.made_at desc, attempt.id desc)
$$;
grant execute on function private.undo_attempts(jsonb) to service_role;

/*
 * A notice that could not be sent is tried again after 5, 15, 45 and 135 minutes, and deleted after the fifth attempt.
 * Returns whether it was deleted.
 */
create function private.postpone_login_notice(notice uuid, at timestamptz) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from private.login_notices n where n.id = notice and n.attempts >= 5;
  if found then
    return true;
  end if;
  update private.login_notices n
    set claimed_until = at + make_interval(mins => (5 * 3 ^ (greatest(n.attempts, 1) - 1))::integer)
    where n.id = notice;
  return false;
end
$$;
grant execute on function private.postpone_login_notice(uuid, timestamptz) to service_role;

create trigger record_device after insert on auth.sessions
  for each row execute function private.record_device();

/* The caller's sessions, newest first. No network address is stored, so there is no location. */
create function public.list_sessions()
  returns table (id uuid, started_at timestamptz, last_used_at timestamptz, user_agent text, is_this boolean)
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me           constant uuid := auth.uid();
  this_session constant uuid := auth.jwt() ->> 'session_id';
begin
  return query
    select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at),
      s.user_agent, s.id = this_session
    from auth.sessions s
    where s.user_id = me
      and (s.not_after is null or s.not_after > now())
      and private.has_required_aal()
    order by 3 desc, s.id;
end
$$;
grant execute on function public.list_sessions() to authenticated;

/* Ends one of the caller's sessions. Returns whether there was one. */
create function public.end_session(session uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions s
  where s.id = session and s.user_id = auth.uid() and private.has_required_aal();
  return found;
end
$$;
grant execute on function public.end_session(uuid) to authenticated;

/*
 * Signs an account out everywhere, for administrators. The account stays open: its owner can sign in again. Returns how
 * many sessions there were; null for an account that is gone.
 */
create function public.end_account_sessions(account uuid) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.end_all_sessions(account, 'sessions-ended');
end
$$;
grant execute on function public.end_account_sessions(uuid) to authenticated;
