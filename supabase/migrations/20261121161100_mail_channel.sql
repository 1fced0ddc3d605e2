-- Letters about doses and the report of the week: who wants them, and what was sent to whom.

alter table public.user_preferences
  -- Ended in one press from the letter itself, without ending any other way of being told.
  add column reminder_mails   boolean not null default true,
  add column escalation_mails boolean not null default true;
grant update (reminder_mails, escalation_mails) on public.user_preferences to authenticated;

/* Whether an account wants letters of a kind: 'reminders', 'escalations' or 'weekly'. */
create function private.wants_mail(account uuid, kind text) returns boolean
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
grant execute on function private.wants_mail(uuid, text) to service_role;

/* No more letters of this kind, as a letter of it asks without anybody signed in. Answers whether there is such an account. */
create function private.end_mails(account uuid, kind text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.user_preferences p set
    reminder_mails   = p.reminder_mails and kind <> 'reminders',
    escalation_mails = p.escalation_mails and kind <> 'escalations',
    weekly_report    = p.weekly_report and kind <> 'weekly'
    where p.user_id = account;
  return found;
end
$$;
grant execute on function private.end_mails(uuid, text) to service_role;

/*
 * The report of a week, once for each account. It is claimed for a while and then settled, or ready
 * again: whoever claimed it may have died.
 */
create table private.weekly_reports (
  user_id    uuid not null references auth.users on delete cascade,
  -- The Monday it is sent on, in the zone of its reader; it tells of the seven days before.
  monday     date not null,
  state      text not null default 'claimed' check (state in ('claimed', 'sent', 'empty', 'failed')),
  reason     text check (length(reason) <= 40),
  attempts   smallint not null default 1,
  -- When it may be claimed again; null once it is settled.
  ready_at   timestamptz,
  settled_at timestamptz,
  primary key (user_id, monday)
);

/*
 * Claims at most `most` reports whose Monday 07:00 has come, for so many seconds. A report that nobody
 * could send within a day is left out.
 */
create function private.claim_weekly_reports(at timestamptz, most integer, lease_seconds integer)
  returns table (account uuid, monday date, attempt integer, email text, language text, hides_names boolean)
  language sql security definer
  set search_path = ''
as $$
  with reader as (
    select p.user_id, at at time zone private.zone_of(p.user_id) - interval '7 hours' as wall
    from public.user_preferences p
    where p.weekly_report and p.email_notifications
  ), due as (
    -- Moved back by seven hours, the day of sending begins with its hour.
    select user_id, wall::date as monday from reader where extract(isodow from wall) = 1
  ), claimed as (
    insert into private.weekly_reports as r (user_id, monday, ready_at)
      select d.user_id, d.monday, at + make_interval(secs => lease_seconds)
      from due d
      join auth.users u on u.id = d.user_id and u.email_confirmed_at is not null
      where not exists (
        select from private.weekly_reports known
        where known.user_id = d.user_id and known.monday = d.monday
          and (known.ready_at is null or known.ready_at > at))
      order by d.user_id limit most
      on conflict (user_id, monday) do update
        set ready_at = excluded.ready_at, attempts = r.attempts + 1
        where r.ready_at <= at
      returning r.user_id, r.monday, r.attempts
  )
  select c.user_id, c.monday, c.attempts::integer, u.email, p.language, p.hides_medicine_names
  from claimed c
  join auth.users u on u.id = c.user_id
  join public.user_preferences p on p.user_id = c.user_id
$$;
grant execute on function private.claim_weekly_reports(timestamptz, integer, integer) to service_role;

/* What became of a report: 'sent', 'empty', 'failed' for good, or 'retry', five times at most. Old lines go. */
create function private.settle_weekly_report(account uuid, week date, outcome text, why text, at timestamptz)
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
    reason = why,
    ready_at = case when outcome = 'retry' and r.attempts < 5
      then at + make_interval(mins => (5 * 3 ^ (r.attempts - 1))::integer) end,
    settled_at = case when outcome <> 'retry' or r.attempts >= 5 then at end
    where r.user_id = account and r.monday = week and r.ready_at is not null;
  delete from private.weekly_reports r where r.user_id = account and r.monday < week - 60;
end
$$;
grant execute on function private.settle_weekly_report(uuid, date, text, text, timestamptz) to service_role;

/* What a report tells: the doses of the seven days before a Monday, and the boxes, of each profile of the account. */
create function private.weekly_facts(account uuid, week date) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', private.name_of(p.id),
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
grant execute on function private.weekly_facts(uuid, date) to service_role;
