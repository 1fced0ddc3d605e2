-- Which reminder was sent for a dose, to whom, over which channel, and with which result. One message covers all doses
-- of one moment; the deliveries have a row for each dose in it.
-- The scheduler calls one function for each step. Each step may be repeated, stopped half-way or run by several
-- schedulers at once. `at` is the current time, except in tests.

/* One person to notify of one dose, and when. */
create type private.notification as (
  planned_dose_id uuid, user_id uuid, occasion text, tell_at timestamptz, expires_at timestamptz);

/*
 * The queue of messages for push and e-mail. A message is claimed for some seconds and then either has a result or is
 * ready again, because the process that claimed it may have ended. Its id stays the same, so that a device recognises a
 * second copy.
 */
create table private.reminder_messages (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  channel    text not null check (channel in ('push', 'email')),
  occasion   text not null check (occasion in ('reminder', 'later', 'escalation')),
  tell_at    timestamptz not null,
  expires_at timestamptz not null,
  -- When it may be claimed; null once it has a result.
  ready_at   timestamptz,
  attempts   smallint not null default 0
);
create index reminder_messages_by_user on private.reminder_messages (user_id);
-- At eight o'clock thousands of messages are ready at the same moment: a claim reads the first of them from this index.
create index reminder_messages_ready on private.reminder_messages (ready_at, id) where ready_at is not null;

create table public.reminder_deliveries (
  id              uuid primary key default gen_random_uuid(),
  planned_dose_id uuid not null references public.planned_doses on delete cascade,
  -- The recipient: the owner, or for an escalation an account the profile is shared with.
  user_id         uuid not null references auth.users on delete cascade,
  channel         text not null check (channel in ('page', 'push', 'email')),
  occasion        text not null check (occasion in ('reminder', 'later', 'escalation')),
  tell_at         timestamptz not null,
  state           text not null default 'planned'
                  check (state in ('planned', 'claimed', 'sent', 'shown', 'acted', 'failed', 'dropped')),
  -- Why it failed or was dropped, or why the last attempt failed.
  reason          text check (reason in (
                    'too-late', 'preference-off', 'no-subscription', 'no-longer-shared', 'answered',
                    'refused', 'unreachable')),
  message_id      uuid references private.reminder_messages on delete set null,
  attempts        smallint not null default 0,
  created_at      timestamptz not null default now(),
  claimed_at      timestamptz,
  sent_at         timestamptz,
  shown_at        timestamptz,
  acted_at        timestamptz,
  constraint one_delivery_per_notification unique (planned_dose_id, user_id, channel, occasion, tell_at),
  constraint failure_has_a_reason check (state not in ('failed', 'dropped') or reason is not null)
);
create index reminder_deliveries_by_user on public.reminder_deliveries (user_id, tell_at desc);
create index reminder_deliveries_by_message on public.reminder_deliveries (message_id);
-- Failures are few, and the doses they belong to are found by them.
create index reminder_deliveries_failed on public.reminder_deliveries (tell_at)
  where channel <> 'page' and occasion <> 'escalation' and state in ('failed', 'dropped');

alter table public.reminder_deliveries enable row level security;

-- Only functions write these tables.
grant select on public.reminder_deliveries to authenticated;
grant all on public.reminder_deliveries to service_role;

/*
 * Writes the deliveries, a row for each channel a person uses, and one message for each channel and moment. The page
 * reads the deliveries itself, so that its row is sent as soon as it is written. Nothing is written for push where the
 * feature is off.
 */
create function private.queue_notifications(notifications private.notification[], at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  with lines as materialized (
    select t.*, target.channel,
      case
        when not coalesce(p.reminder_notifications, true) then 'preference-off'
        when t.expires_at <= at then 'too-late'
      end as reason
    from unnest(notifications) as t
    left join public.user_preferences p on p.user_id = t.user_id
    cross join lateral (values
      ('page', true),
      ('push', coalesce(p.push_notifications and p.reminder_notifications, false)
        and private.is_feature_enabled('push_reminders', t.user_id)),
      ('email', coalesce(p.email_notifications and p.reminder_notifications, true))
    ) as target (channel, is_on)
    where target.is_on
  ), messages as materialized (
    select gen_random_uuid() as id, user_id, channel, occasion, tell_at, max(expires_at) as expires_at
    from lines
    where reason is null and channel <> 'page'
    group by user_id, channel, occasion, tell_at
  ), queued as (
    insert into private.reminder_messages (id, user_id, channel, occasion, tell_at, expires_at, ready_at)
    select id, user_id, channel, occasion, tell_at, expires_at, at from messages
  )
  insert into public.reminder_deliveries
    (planned_dose_id, user_id, channel, occasion, tell_at, state, reason, message_id, created_at, sent_at)
  select
    planned_dose_id, user_id, channel, occasion, tell_at,
    case when reason is not null then 'dropped' when channel = 'page' then 'sent' else 'planned' end,
    reason, case when reason is null then messages.id end, at,
    case when reason is null and channel = 'page' then at end
  from lines
  left join messages using (user_id, channel, occasion, tell_at)
  on conflict on constraint one_delivery_per_notification do nothing
$$;

/* Notifies the owners of at most `most` doses whose time has come; returns how many doses. */
create function private.queue_dose_reminders(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  notifications private.notification[];
begin
  with chosen as materialized (
    select id, tell_at from public.planned_doses
    where tell_at <= at
    -- All doses of one person at one moment are in one message.
    order by tell_at, user_id
    limit most
    for update skip locked
  ), notified as (
    update public.planned_doses d set tell_at = null from chosen
    where d.id = chosen.id
    returning row(
      d.id, d.user_id,
      case when d.snoozed_until = chosen.tell_at then 'later' else 'reminder' end,
      chosen.tell_at, d.expires_at)::private.notification as notification
  )
  select array_agg(notification) into notifications from notified;
  perform private.queue_notifications(notifications, at);
  return coalesce(cardinality(notifications), 0);
end
$$;
grant execute on function private.queue_dose_reminders(timestamptz, integer) to service_role;

/* Sets doses to 'due' at their hour and to 'missed' at the end of their window; returns how many. */
create function private.update_dose_states(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  due    integer;
  missed integer;
begin
  update public.planned_doses set state = 'due'
    where id in (
      select id from public.planned_doses
      where state = 'planned' and planned_at <= at
      order by planned_at limit most for update skip locked);
  get diagnostics due = row_count;
  update public.planned_doses set state = 'missed', tell_at = null
    where id in (
      -- A pending notification, which is too late now, is written first.
      select id from public.planned_doses
      where state = 'due' and expires_at <= at and (tell_at is null or tell_at > at)
      order by expires_at limit most for update skip locked);
  get diagnostics missed = row_count;
  return greatest(due, missed);
end
$$;
grant execute on function private.update_dose_states(timestamptz, integer) to service_role;

/* Why a delivery is no longer worth sending; null when it is. Push deliveries end when the feature is turned off. */
create function private.get_drop_reason(
    line public.reminder_deliveries, dose public.planned_doses, p public.user_preferences,
    expires_at timestamptz, at timestamptz)
  returns text
  language sql stable
  set search_path = ''
as $$
  select case
    when expires_at <= at then 'too-late'
    when not p.reminder_notifications
      or not case line.channel when 'push' then p.push_notifications else p.email_notifications end
      then 'preference-off'
    when line.channel = 'push' and not private.is_feature_enabled('push_reminders', line.user_id)
      then 'preference-off'
    when dose.state in ('taken', 'skipped') then 'answered'
    when line.occasion = 'escalation' and not exists (
      select from public.profile_shares share
      where share.profile_id = dose.profile_id and share.shared_with_user_id = line.user_id
        and share.status = 'accepted' and share.permission_type in ('edit', 'manage'))
      then 'no-longer-shared'
    when line.occasion <> 'escalation' and dose.expires_at <= at then 'too-late'
    when line.occasion = 'reminder' and dose.snoozed_until is not null then 'answered'
  end
$$;

/*
 * Claims at most `most` messages for so many seconds and returns their recipients and doses. `attempt` counts from 1; a
 * result of an earlier attempt is ignored.
 */
create function private.claim_reminder_messages(at timestamptz, most integer, lease_seconds integer)
  returns table (id uuid, attempt integer, channel text, occasion text, tell_at timestamptz,
                 expires_at timestamptz, recipient jsonb, doses jsonb)
  language plpgsql security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  chosen uuid[];
begin
  -- Repeated until there is something to send or nothing left: a backlog may hold thousands that are too late.
  loop
    with ready as materialized (
      select m.id from private.reminder_messages m
      where m.ready_at <= at
      order by m.ready_at, m.id
      limit most
      for update skip locked
    ), claimed as (
      update private.reminder_messages m
        set ready_at = at + make_interval(secs => lease_seconds), attempts = m.attempts + 1
        from ready where m.id = ready.id
        returning m.id
    )
    select array_agg(claimed.id) into chosen from claimed;

    update public.reminder_deliveries l
      set state = case when checked.reason is null then 'claimed' else 'dropped' end,
        reason = coalesce(checked.reason, l.reason),
        attempts = l.attempts + 1,
        claimed_at = at
      from (
        select line.id, private.get_drop_reason(line, dose, p, m.expires_at, at) as reason
        from private.reminder_messages m
        join public.reminder_deliveries line on line.message_id = m.id
        join public.planned_doses dose on dose.id = line.planned_dose_id
        left join public.user_preferences p on p.user_id = m.user_id
        where m.id = any (chosen) and line.state in ('planned', 'claimed')
      ) as checked
      where l.id = checked.id;

    update private.reminder_messages m set ready_at = null
      where m.id = any (chosen) and not exists (
        select from public.reminder_deliveries l where l.message_id = m.id and l.state = 'claimed');

    exit when chosen is null or exists (
      select from private.reminder_messages m where m.id = any (chosen) and m.ready_at is not null);
  end loop;

  return query
    select m.id, m.attempts::integer, m.channel, m.occasion, m.tell_at, m.expires_at,
      jsonb_build_object(
        'id', m.user_id,
        'email', account.email,
        'language', coalesce(p.language, 'fr'),
        'hidesMedicineNames', coalesce(p.hides_medicine_names, true)),
      (select jsonb_agg(jsonb_build_object(
          'deliveryId', l.id,
          'plannedDoseId', dose.id,
          'medicationName', box.name,
          'dosage', box.dosage,
          'form', box.form,
          'quantity', dose.quantity,
          'onDay', dose.on_day,
          'time', to_char(dose.wall_time, 'HH24:MI'),
          'profileId', dose.profile_id,
          'profileName', private.get_profile_name(dose.profile_id)) order by dose.wall_time, box.name, l.id)
        from public.reminder_deliveries l
        join public.planned_doses dose on dose.id = l.planned_dose_id
        join public.medications box on box.id = dose.medication_id
        where l.message_id = m.id and l.state = 'claimed')
    from private.reminder_messages m
    join auth.users account on account.id = m.user_id
    left join public.user_preferences p on p.user_id = m.user_id
    where m.id = any (chosen) and m.ready_at is not null
    order by m.tell_at, m.id;
end
$$;
grant execute on function private.claim_reminder_messages(timestamptz, integer, integer) to service_role;

/*
 * Stores the results of messages: [{id, attempt, outcome, retryAfter}], with an outcome of 'sent',
 * 'no-subscription', 'refused' (for good) or 'unreachable': tried again after half a minute, later each
 * time, five minutes later at most unless the service asks for more, until the window ends.
 */
create function private.record_message_results(results jsonb, at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  with outcomes as materialized (
    select m.id, r.outcome, retry.until,
      r.outcome = 'unreachable' and retry.until < m.expires_at as is_tried_again
    from jsonb_to_recordset(results) as r (id uuid, attempt integer, outcome text, "retryAfter" numeric)
    join private.reminder_messages m on m.id = r.id
    cross join lateral (
      select at + make_interval(secs => greatest(
        least(30 * 2 ^ least(m.attempts - 1, 10), 300), coalesce(r."retryAfter", 0))) as until) as retry
    -- 'sent' counts from every process; another outcome only from the one that has claimed the message.
    where m.ready_at is not null and (r.outcome = 'sent' or r.attempt = m.attempts)
  ), updated as (
    update private.reminder_messages m set ready_at = case when is_tried_again then until end
    from outcomes where m.id = outcomes.id
  )
  update public.reminder_deliveries l
  set state = case
        when is_tried_again then 'planned'
        when outcome = 'sent' then 'sent'
        when outcome = 'no-subscription' then 'dropped'
        else 'failed'
      end,
    reason = nullif(outcome, 'sent'),
    sent_at = case when outcome = 'sent' then at end
  from outcomes
  where l.message_id = outcomes.id and l.state = 'claimed';
end
$$;
grant execute on function private.record_message_results(jsonb, timestamptz) to service_role;

/* A device has shown a message. */
create function private.mark_message_shown(message uuid, at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.reminder_deliveries set state = 'shown', shown_at = at
  where message_id = message and state in ('claimed', 'sent')
$$;
grant execute on function private.mark_message_shown(uuid, timestamptz) to service_role;

/*
 * 'take', 'skip' or 'later' for all doses of a message, as its recipient. The caller has verified the recipient: a lock
 * screen has no session, and the message was encrypted for a device of that account. PT404 and PT409 as in the functions
 * it calls. Returns how many doses there were.
 */
create function private.answer_message(message uuid, answer text, minutes integer, at timestamptz)
  returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  answered private.reminder_messages;
  doses    uuid[];
begin
  select * into answered from private.reminder_messages where id = message;
  select array_agg(d.id order by d.id) into doses
  from public.reminder_deliveries l
  join public.planned_doses d on d.id = l.planned_dose_id
  where l.message_id = message
    and case answer when 'take' then d.state <> 'taken' else d.state in ('planned', 'due') end;
  if doses is null then
    return 0;
  end if;
  perform set_config('request.jwt.claims',
    jsonb_build_object('sub', answered.user_id, 'role', 'authenticated', 'aal', 'aal2')::text, true);
  case answer
    -- An intake logged from a message has the id of its dose: a repeated request counts once.
    when 'take' then perform private.take_doses(doses, doses, at, answered.channel, at);
    when 'skip' then perform private.skip_doses(doses, answered.channel, at);
    when 'later' then perform private.postpone_doses(doses, minutes, answered.channel, at);
  end case;
  return cardinality(doses);
end
$$;
grant execute on function private.answer_message(uuid, text, integer, timestamptz) to service_role;

/* Deliveries are kept for three months, planned doses for a year and a month. */
create function private.delete_old_reminder_data(at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from private.reminder_messages where ready_at is null and tell_at < at - interval '7 days';
  delete from public.reminder_deliveries where tell_at < at - interval '90 days';
  delete from public.planned_doses where planned_at < at - interval '396 days';
$$;
grant execute on function private.delete_old_reminder_data(timestamptz) to service_role;

create policy "people read their deliveries"
  on public.reminder_deliveries for select to authenticated
  using (user_id = (select auth.uid()));
create policy "the second factor is required where there is one" on public.reminder_deliveries
  as restrictive for all to authenticated using ((select private.has_required_aal()));
