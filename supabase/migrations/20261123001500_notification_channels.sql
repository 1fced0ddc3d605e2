-- The devices that receive push messages, the keys they are signed with, and the e-mails about doses and the week.

create table public.push_subscriptions (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references auth.users on delete cascade,
  -- The address of the browser's push service: with it and the keys anybody can send to the device.
  endpoint     text not null unique check (endpoint ~ '^https?://\S+$' and length(endpoint) <= 1000),
  p256dh       text check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth         text check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- The name people see: 'Firefox, Android'.
  device       text not null,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz,
  -- The last message that failed, and why; null after the next success.
  failed_at    timestamptz,
  failure      text check (length(failure) <= 40),
  -- When the push service reported it as gone. The keys are deleted at once, the row a month later.
  gone_at      timestamptz,
  gone_reason  text check (length(gone_reason) <= 40),
  shown_at     timestamptz,
  constraint in_use_or_gone check (
    (gone_at is null and gone_reason is null and p256dh is not null and auth is not null)
    or (gone_at is not null and gone_reason is not null and p256dh is null and auth is null)),
  constraint push_subscriptions_device_in_bounds
    check (device ~ '\S' and length(device) <= 80 and device !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
create index push_subscriptions_by_user on public.push_subscriptions (user_id, created_at);
create index push_subscriptions_gone on public.push_subscriptions (gone_at) where gone_at is not null;

/*
 * The key pair that identifies the sender to push services (RFC 8292). The installation has one for all its processes,
 * which the first of them creates; every subscription is bound to it.
 */
create table private.vapid_keys (
  singleton   boolean primary key default true check (singleton),
  public_key  text not null check (length(public_key) = 87),
  private_key text not null check (length(private_key) = 43),
  created_at  timestamptz not null default now()
);

/*
 * The report of a week, once for each account. It is claimed for some time and then has a result, or is ready again: the
 * process that claimed it may have ended.
 */
create table private.weekly_reports (
  user_id    uuid not null references auth.users on delete cascade,
  -- The Monday it is sent on, in the recipient's time zone; it covers the seven days before.
  monday     date not null,
  state      text not null default 'claimed' check (state in ('claimed', 'sent', 'empty', 'failed')),
  reason     text check (length(reason) <= 40),
  attempts   smallint not null default 1,
  -- When it may be claimed again; null once it has a result.
  ready_at   timestamptz,
  settled_at timestamptz,
  primary key (user_id, monday)
);

alter table public.push_subscriptions enable row level security;

-- The two secrets of a device are for the server, which encrypts with them. Only functions add devices: they know which
-- push services exist.
grant delete on public.push_subscriptions to authenticated;
grant select (id, user_id, endpoint, device, created_at, last_used_at, failed_at, failure, gone_at, gone_reason,
  shown_at) on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;

/*
 * Stores a device for an account. A browser that another account used before no longer receives that account's messages:
 * only that browser knows both keys. Returns the id, or null when the keys do not match. An account has ten devices; the
 * eleventh replaces the one that was used longest ago.
 */
create function private.save_push_subscription(account uuid, address text, public_key text, secret text, label text)
  returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  stored_id uuid;
begin
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, device)
    values (account, address, public_key, secret, label)
    on conflict (endpoint) do update
      set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
          device = excluded.device, failed_at = null, failure = null, gone_at = null, gone_reason = null
      where s.gone_at is not null or (s.p256dh = excluded.p256dh and s.auth = excluded.auth)
    returning id into stored_id;
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions
    where user_id = account and id <> stored_id
    order by gone_at is null desc, coalesce(last_used_at, created_at) desc
    offset 9);
  return stored_id;
end
$$;
grant execute on function private.save_push_subscription(uuid, text, text, text, text) to service_role;

/*
 * Replaces the subscription of a browser that got a new one while nobody was signed in: only that browser knows the old
 * secret. Returns the id, or null when the secret does not match.
 */
create function private.replace_push_subscription(old_address text, old_secret text, address text, public_key text, secret text)
  returns uuid
  language sql security definer
  set search_path = ''
as $$
  update public.push_subscriptions s
    set endpoint = address, p256dh = public_key, auth = secret, failed_at = null, failure = null
    where s.endpoint = old_address and s.auth = old_secret
      and not exists (
        select from public.push_subscriptions other where other.endpoint = address and other.id <> s.id)
    returning id
$$;
grant execute on function private.replace_push_subscription(text, text, text, text, text) to service_role;

/* The stored keys; the given ones are stored when there are none yet. */
create function private.get_or_set_vapid_keys(public_half text, private_half text)
  returns table (public_key text, private_key text)
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if public_half is not null then
    insert into private.vapid_keys (public_key, private_key) values (public_half, private_half)
      on conflict do nothing;
  end if;
  return query select k.public_key, k.private_key from private.vapid_keys k;
end
$$;
grant execute on function private.get_or_set_vapid_keys(text, text) to service_role;

/* Whether an account wants e-mails of a kind: 'reminders', 'escalations' or 'weekly'. */
create function private.is_mail_enabled(account uuid, kind text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select p.email_notifications and case kind
    when 'reminders' then p.reminder_mails
    when 'escalations' then p.escalation_mails
    when 'weekly' then p.weekly_report
    else false
  end
  from public.user_preferences p
  where p.user_id = account
$$;
grant execute on function private.is_mail_enabled(uuid, text) to service_role;

/*
 * Turns off one kind of e-mail, for the unsubscribe link, which needs no session. Returns whether the account exists.
 */
create function private.disable_mails(account uuid, kind text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.user_preferences p set
    reminder_mails   = p.reminder_mails and kind <> 'reminders',
    escalation_mails = p.escalation_mails and kind <> 'escalations',
    weekly_report    = p.weekly_report and kind <> 'weekly',
    marketing_emails = p.marketing_emails and kind <> 'marketing'
    where p.user_id = account;
  return found;
end
$$;
grant execute on function private.disable_mails(uuid, text) to service_role;

/*
 * Claims at most `most` reports whose Monday 07:00 has come, for so many seconds, for accounts that have the report on.
 * A report that could not be sent within a day is dropped; each is claimed five times at most, also when the process
 * that claimed it ended each time.
 */
create function private.claim_weekly_reports(at timestamptz, most integer, lease_seconds integer)
  returns table (account uuid, monday date, attempt integer, email text, language text, hides_names boolean)
  language sql security definer
  set search_path = ''
as $$
  with reader as (
    select p.user_id, at at time zone private.get_time_zone(p.user_id) - interval '7 hours' as wall
    from public.user_preferences p
    where p.weekly_report and p.email_notifications
  ), due as (
    -- Seven hours earlier, so that the day changes at the hour of sending.
    select user_id, wall::date as monday from reader where extract(isodow from wall) = 1
  ), claimed as (
    insert into private.weekly_reports as r (user_id, monday, ready_at)
      select d.user_id, d.monday, at + make_interval(secs => lease_seconds)
      from due d
      join auth.users u on u.id = d.user_id and u.email_confirmed_at is not null
      where not exists (
        select from private.weekly_reports known
        where known.user_id = d.user_id and known.monday = d.monday
          and (known.ready_at is null or known.ready_at > at or known.attempts >= 5))
        and private.is_feature_enabled('weekly_report', d.user_id)
      order by d.user_id limit most
      on conflict (user_id, monday) do update
        set ready_at = excluded.ready_at, attempts = r.attempts + 1
        where r.ready_at <= at and r.attempts < 5
      returning r.user_id, r.monday, r.attempts
  )
  select c.user_id, c.monday, c.attempts::integer, u.email, p.language, p.hides_medicine_names
  from claimed c
  join auth.users u on u.id = c.user_id
  join public.user_preferences p on p.user_id = c.user_id
$$;
grant execute on function private.claim_weekly_reports(timestamptz, integer, integer) to service_role;

/*
 * Stores the result of a report: 'sent', 'empty', 'failed' for good, or 'retry', five times at most. Deletes old rows.
 */
create function private.record_weekly_report_result(account uuid, week date, outcome text, failure text, at timestamptz)
  returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update private.weekly_reports r set
    state = case
      when outcome <> 'retry' then outcome
      when r.attempts >= 5 then 'failed'
      else 'claimed'
    end,
    reason = failure,
    ready_at = case when outcome = 'retry' and r.attempts < 5
      then at + make_interval(mins => (5 * 3 ^ (r.attempts - 1))::integer) end,
    settled_at = case when outcome <> 'retry' or r.attempts >= 5 then at end
    where r.user_id = account and r.monday = week and r.ready_at is not null;
  delete from private.weekly_reports r where r.user_id = account and r.monday < week - 60;
end
$$;
grant execute on function private.record_weekly_report_result(uuid, date, text, text, timestamptz) to service_role;

/* The data of a report: the doses of the seven days before a Monday, and the boxes, of each profile of the account. */
create function private.get_weekly_report_data(account uuid, week date) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', private.get_profile_name(p.id),
    'isOwn', p.id = account,
    'doses', (
      select jsonb_build_object(
        'planned', count(*),
        'taken', count(*) filter (where d.state = 'taken'),
        'skipped', count(*) filter (where d.state = 'skipped'),
        'missed', count(*) filter (where d.state = 'missed'))
      from public.planned_doses d
      where d.profile_id = p.id and d.on_day >= week - 7 and d.on_day < week),
    'boxes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', m.name, 'dosage', m.dosage, 'currentQuantity', m.current_quantity,
        'totalQuantity', m.total_quantity, 'expiresOn', m.expiry_date) order by m.name, m.id), '[]')
      from public.medications m where m.for_profile_id = p.id)
    ) order by p.id = account desc, p.created_at, p.id), '[]')
  from public.profiles p
  where p.created_by = account
$$;
grant execute on function private.get_weekly_report_data(uuid, date) to service_role;

create function private.mark_subscription_shown(subscription uuid, at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.push_subscriptions set shown_at = at where id = subscription
$$;
grant execute on function private.mark_subscription_shown(uuid, timestamptz) to service_role;

/* Stores the result of a message to a device: 'delivered', 'retry', or 'gone' and 'wrong', which disable the device. */
create function private.record_push_result(subscription uuid, outcome text, reason text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if outcome = 'delivered' then
    update public.push_subscriptions
      set last_used_at = now(), failed_at = null, failure = null where id = subscription;
  elsif outcome = 'retry' then
    update public.push_subscriptions
      set failed_at = now(), failure = reason where id = subscription and gone_at is null;
  else
    update public.push_subscriptions
      set gone_at = now(), gone_reason = reason, p256dh = null, auth = null,
          failed_at = now(), failure = reason
      where id = subscription and gone_at is null;
    delete from public.push_subscriptions where id in (
      select id from public.push_subscriptions
      where gone_at < now() - interval '30 days' limit 100 for update skip locked);
  end if;
end
$$;
grant execute on function private.record_push_result(uuid, text, text) to service_role;

create policy "people read their devices"
  on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people remove their devices"
  on public.push_subscriptions for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "the second factor is required where there is one" on public.push_subscriptions
  as restrictive for all to authenticated using ((select private.has_required_aal()));
