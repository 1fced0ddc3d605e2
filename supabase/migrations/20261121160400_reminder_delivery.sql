-- What the scheduler does, one statement for each step. Every step may be repeated, stopped half-way or
-- done by several schedulers at once. `at` is the moment it is done for: now, but for a test.

/* Somebody is to be told of a dose. */
create type private.telling as (
  planned_dose_id uuid, user_id uuid, occasion text, tell_at timestamptz, expires_at timestamptz);

/*
 * Writes the ledger, a line for each way a person wants to be told, and one message for each way and
 * moment. The page reads the ledger itself, so that its line is sent as soon as it is written.
 */
create function private.tell(tellings private.telling[], at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  with lines as materialized (
    select t.*, way.channel,
      case
        when not coalesce(p.reminder_notifications, true) then 'preference-off'
        when t.expires_at <= at then 'too-late'
      end as reason
    from unnest(tellings) as t
    left join public.user_preferences p on p.user_id = t.user_id
    cross join lateral (values
      ('page', true),
      ('push', coalesce(p.push_notifications and p.reminder_notifications, false)),
      ('email', coalesce(p.email_notifications and p.reminder_notifications, true))
    ) as way (channel, is_on)
    where way.is_on
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
  on conflict on constraint told_once do nothing
$$;

/* Tells owners of at most `most` doses whose moment has come; answers of how many. */
create function private.tell_doses(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  tellings private.telling[];
begin
  with chosen as materialized (
    select id, tell_at from public.planned_doses
    where tell_at <= at
    -- All that one person is told of one moment, in one message.
    order by tell_at, user_id
    limit most
    for update skip locked
  ), told as (
    update public.planned_doses d set tell_at = null from chosen
    where d.id = chosen.id
    returning row(
      d.id, d.user_id,
      case when d.snoozed_until = chosen.tell_at then 'later' else 'reminder' end,
      chosen.tell_at, d.expires_at)::private.telling as telling
  )
  select array_agg(telling) into tellings from told;
  perform private.tell(tellings, at);
  return coalesce(cardinality(tellings), 0);
end
$$;
grant execute on function private.tell_doses(timestamptz, integer) to service_role;

/* Turns doses due at their hour, and missed at the end of their window; answers how many. */
create function private.turn_doses(at timestamptz, most integer) returns integer
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
      -- One that is still to be told of as too late is told of first.
      select id from public.planned_doses
      where state = 'due' and expires_at <= at and (tell_at is null or tell_at > at)
      order by expires_at limit most for update skip locked);
  get diagnostics missed = row_count;
  return greatest(due, missed);
end
$$;
grant execute on function private.turn_doses(timestamptz, integer) to service_role;

/*
 * Tells those who may log for a profile that a dose was not confirmed; answers of how many. What is
 * three hours late is no longer sent, and what is older than the owner's wish is not told at all.
 */
create function private.escalate_doses(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen   uuid[];
  tellings private.telling[];
begin
  with late_doses as materialized (
    select d.id, d.profile_id, late.since
    from public.escalations e
    join public.planned_doses d on d.profile_id = e.profile_id
    cross join lateral (
      select greatest(d.planned_at, d.snoozed_until) + make_interval(mins => e.delay_minutes) as since) as late
    where d.planned_at between at - interval '36 hours' and at
      and d.state in ('due', 'missed') and d.escalated_at is null
      and late.since <= at and late.since > e.updated_at
    order by d.planned_at
    limit most
    for update of d skip locked
  ), noted as (
    update public.planned_doses d set escalated_at = at from late_doses l where d.id = l.id
  )
  select
      array_agg(distinct l.id),
      array_agg(row(l.id, share.shared_with_user_id, 'escalation', l.since, l.since + interval '3 hours')::private.telling)
        filter (where share.id is not null)
    into chosen, tellings
    from late_doses l
    left join public.profile_shares share
      on share.profile_id = l.profile_id
      and share.status = 'accepted' and share.permission_type in ('edit', 'manage');
  perform private.tell(tellings, at);
  return coalesce(cardinality(chosen), 0);
end
$$;
grant execute on function private.escalate_doses(timestamptz, integer) to service_role;

/* Why a line is not worth sending any more; null when it is. */
create function private.why_not_tell(
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
 * Claims at most `most` messages for so many seconds, and says what to tell whom. `attempt` counts
 * from 1; an answer about an earlier one comes too late.
 */
create function private.claim_messages(at timestamptz, most integer, lease_seconds integer)
  returns table (id uuid, attempt integer, channel text, occasion text, tell_at timestamptz,
                 expires_at timestamptz, recipient jsonb, doses jsonb)
  language plpgsql security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  chosen uuid[];
begin
  -- Until there is something to send, or nothing left: a backlog may hold thousands that are too late.
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
        select line.id, private.why_not_tell(line, dose, p, m.expires_at, at) as reason
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
          'profileName', private.name_of(dose.profile_id)) order by dose.wall_time, box.name, l.id)
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
grant execute on function private.claim_messages(timestamptz, integer, integer) to service_role;

/*
 * Writes what became of messages: [{id, attempt, outcome, retryAfter}], with an outcome of 'sent',
 * 'no-subscription', 'refused' (for good) or 'unreachable' (tried again, five times at most, later
 * each time, and never beyond the window).
 */
create function private.settle_messages(results jsonb, at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  with told as materialized (
    select m.id, r.outcome, pause.until,
      r.outcome = 'unreachable' and m.attempts < 5 and pause.until < m.expires_at as is_tried_again
    from jsonb_to_recordset(results) as r (id uuid, attempt integer, outcome text, "retryAfter" numeric)
    join private.reminder_messages m on m.id = r.id
    cross join lateral (
      select at + make_interval(secs => greatest(30 * 2 ^ (m.attempts - 1), coalesce(r."retryAfter", 0))) as until) as pause
    -- Sent is sent, whoever says so; any other word counts only from whoever holds the message.
    where m.ready_at is not null and (r.outcome = 'sent' or r.attempt = m.attempts)
  ), settled as (
    update private.reminder_messages m set ready_at = case when is_tried_again then until end
    from told where m.id = told.id
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
  from told
  where l.message_id = told.id and l.state = 'claimed';
end
$$;
grant execute on function private.settle_messages(jsonb, timestamptz) to service_role;

/* A device has shown a message. */
create function private.note_message_shown(message uuid, at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.reminder_deliveries set state = 'shown', shown_at = at
  where message_id = message and state in ('claimed', 'sent')
$$;
grant execute on function private.note_message_shown(uuid, timestamptz) to service_role;

/*
 * 'take', 'skip' or 'later' for all doses of a message, as the person it was sent to: whoever calls
 * this has checked that it is them. PT404, PT409 as the deeds. Answers how many doses there were.
 */
create function private.answer_message(message uuid, deed text, minutes integer, at timestamptz) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  told  private.reminder_messages;
  doses uuid[];
begin
  select * into told from private.reminder_messages where id = message;
  select array_agg(d.id order by d.id) into doses
  from public.reminder_deliveries l
  join public.planned_doses d on d.id = l.planned_dose_id
  where l.message_id = message
    and case deed when 'take' then d.state <> 'taken' else d.state in ('planned', 'due') end;
  if doses is null then
    return 0;
  end if;
  perform set_config('request.jwt.claims',
    jsonb_build_object('sub', told.user_id, 'role', 'authenticated')::text, true);
  case deed
    -- The intake of a dose that is answered by its message has the id of the dose: sent twice, it counts once.
    when 'take' then perform private.take_doses(doses, doses, at, told.channel, at);
    when 'skip' then perform private.skip_doses(doses, told.channel, at);
    when 'later' then perform private.postpone_doses(doses, minutes, told.channel, at);
  end case;
  return cardinality(doses);
end
$$;
grant execute on function private.answer_message(uuid, text, integer, timestamptz) to service_role;

/* The ledger tells of three months, planned doses of a year and a month. */
create function private.forget_old_tellings(at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from private.reminder_messages where ready_at is null and tell_at < at - interval '7 days';
  delete from public.reminder_deliveries where tell_at < at - interval '90 days';
  delete from public.planned_doses where planned_at < at - interval '396 days';
$$;
grant execute on function private.forget_old_tellings(timestamptz) to service_role;
