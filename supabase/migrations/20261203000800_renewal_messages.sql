-- Who keeps a profile is told once, by push and by mail, that a prescription of it is about to end. The messages wait in
-- the queue of reminders and are sent by the same channels.

alter table public.user_preferences add column renewal_mails boolean not null default true;
grant insert (renewal_mails) on public.user_preferences to authenticated;
grant update (renewal_mails) on public.user_preferences to authenticated;

/*
 * Which account was told of which end of a prescription. A message is about all notices of its account and moment.
 */
create table private.renewal_notices (
  prescription_id uuid not null references public.prescriptions on delete cascade,
  user_id         uuid not null references auth.users on delete cascade,
  -- The end that was told: after another one is stated, that one is told as well.
  ends_on         date not null,
  told_at         timestamptz not null,
  primary key (prescription_id, user_id, ends_on)
);
create index renewal_notices_by_user on private.renewal_notices (user_id, told_at);
create index renewal_notices_by_end on private.renewal_notices (ends_on);
-- The scheduler asks for them several times a minute.
create index prescriptions_to_renew on public.prescriptions (ends_on) where renewal_days is not null;

alter table private.reminder_messages
  drop constraint reminder_messages_occasion_check,
  add constraint reminder_messages_occasion_check
    check (occasion in ('reminder', 'later', 'escalation', 'duplicate', 'renewal'));

/* The account of a profile, and those that it is shared with to be edited. */
create function private.get_profile_editors(profile uuid) returns setof uuid
  language sql stable security definer
  set search_path = ''
as $$
  select p.created_by from public.profiles p where p.id = profile
  union
  select share.shared_with_user_id from public.profile_shares share
  where share.profile_id = profile and share.status = 'accepted' and share.permission_type in ('edit', 'manage')
    and share.shared_with_user_id is not null
$$;

/* Whether it is between nine in the morning and eight in the evening for an account: a prescription wakes nobody. */
create function private.is_daytime(account uuid, at timestamptz) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select extract(hour from at at time zone private.get_time_zone(account)) between 9 and 19
$$;

/* The channels by which an account wants to be told of prescriptions. */
create function private.get_renewal_channels(account uuid) returns setof text
  language sql stable security definer
  set search_path = ''
as $$
  select channel
  from public.user_preferences p
  cross join lateral (values
    ('push', p.push_notifications and private.is_feature_enabled('push_reminders', account)),
    ('email', p.email_notifications and p.renewal_mails)
  ) as target (channel, is_on)
  where p.user_id = account and p.reminder_notifications and target.is_on
$$;

/*
 * Whether the end of a prescription concerns an account now: it is near where the account is, which edits the profile and
 * has not dismissed the alert, and neither it nor the owner has taken back the consent to keep health data.
 */
create function private.is_renewal_open(prescription public.prescriptions, account uuid, at timestamptz) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  -- No day can be subtracted from an endless one.
  select case when isfinite(prescription.ends_on) then
    private.renewal_days_left(
      prescription.ends_on, prescription.renewal_days, (at at time zone private.get_time_zone(account))::date) is not null
    and account in (select private.get_profile_editors(prescription.profile_id))
    and not private.is_consent_revoked(prescription.profile_id)
    and not private.has_revoked_consent(account)
    and not exists (
      select from public.alert_dismissals d
      where d.user_id = account and d.profile_id = prescription.profile_id
        and d.alert_key = 'prescription-' || prescription.id || '-' || to_char(prescription.ends_on, 'YYYY-MM-DD'))
  else false end
$$;

/*
 * Queues a message for each channel of the accounts that are to be told of a prescription, by day alone; returns how many
 * notices there were. Of two processes at once the one that comes second writes nothing.
 */
create function private.queue_renewals(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  told integer;
begin
  with near as materialized (
    select r as prescription from public.prescriptions r
    where r.renewal_days is not null
      -- A day more on both sides, for accounts east and west of here.
      and r.ends_on between (at at time zone 'UTC')::date - 1 and (at at time zone 'UTC')::date + 91
      and r.ends_on - r.renewal_days <= (at at time zone 'UTC')::date + 1
  ), untold as materialized (
    select near.prescription, editor as user_id
    from near
    cross join lateral private.get_profile_editors((near.prescription).profile_id) as editor
    where not exists (
      select from private.renewal_notices n
      where n.prescription_id = (near.prescription).id and n.user_id = editor
        and n.ends_on = (near.prescription).ends_on)
  ), noticed as (
    insert into private.renewal_notices (prescription_id, user_id, ends_on, told_at)
    select (untold.prescription).id, untold.user_id, (untold.prescription).ends_on, at
    from untold
    where private.is_daytime(untold.user_id, at)
      and private.is_renewal_open(untold.prescription, untold.user_id, at)
      -- An account without a channel is told once it has one.
      and exists (select from private.get_renewal_channels(untold.user_id))
    -- All of one account are in one message.
    order by untold.user_id, 1
    limit most
    on conflict do nothing
    returning user_id, ends_on
  ), queued as (
    insert into private.reminder_messages (user_id, channel, occasion, tell_at, expires_at, ready_at)
    select notice.user_id, channel, 'renewal', at,
      least(
        (notice.ends_on + 1)::timestamp at time zone private.get_time_zone(notice.user_id), at + interval '7 days'),
      at
    from (select user_id, max(ends_on) as ends_on from noticed group by user_id) as notice
    cross join lateral private.get_renewal_channels(notice.user_id) as channel
  )
  select count(*) into told from noticed;
  return told;
end
$$;
grant execute on function private.queue_renewals(timestamptz, integer) to service_role;

/* The prescriptions that a message of this account and moment is about, the first to end first. */
create function private.get_message_prescriptions(account uuid, told timestamptz, at timestamptz) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id,
      'prescriber', r.prescriber,
      'endsOn', r.ends_on,
      'profileId', r.profile_id,
      'profileName', private.get_profile_name(r.profile_id)) order by r.ends_on, r.id), '[]')
  from private.renewal_notices n
  join public.prescriptions r on r.id = n.prescription_id and r.ends_on = n.ends_on
  where n.user_id = account and n.told_at = told and private.is_renewal_open(r, account, at)
$$;

/* As before, with messages about prescriptions, which are claimed by day alone. */
drop function private.claim_reminder_messages(timestamptz, integer, integer);
create function private.claim_reminder_messages(at timestamptz, most integer, lease_seconds integer)
  returns table (id uuid, attempt integer, channel text, occasion text, tell_at timestamptz,
                 expires_at timestamptz, recipient jsonb, doses jsonb, prescriptions jsonb)
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
        and (m.occasion <> 'renewal' or private.is_daytime(m.user_id, at))
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
      where m.id = any (chosen) and case m.occasion
        when 'duplicate' then m.expires_at <= at or not private.is_duplicate_open(m.duplicate_id)
        when 'renewal' then m.expires_at <= at
          or m.channel not in (select private.get_renewal_channels(m.user_id))
          or private.get_message_prescriptions(m.user_id, m.tell_at, at) = '[]'
        else not exists (
          select from public.reminder_deliveries l where l.message_id = m.id and l.state = 'claimed')
      end;

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
      case m.occasion
        when 'duplicate' then private.get_duplicate_doses(m.duplicate_id)
        when 'renewal' then '[]'
        else private.get_message_doses(m.id)
      end,
      case m.occasion
        when 'renewal' then private.get_message_prescriptions(m.user_id, m.tell_at, at)
        else '[]'
      end
    from private.reminder_messages m
    join auth.users account on account.id = m.user_id
    left join public.user_preferences p on p.user_id = m.user_id
    where m.id = any (chosen) and m.ready_at is not null
    order by m.tell_at, m.id;
end
$$;
grant execute on function private.claim_reminder_messages(timestamptz, integer, integer) to service_role;

/* As before, with the mails about prescriptions. */
create or replace function private.is_mail_enabled(account uuid, kind text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select p.email_notifications and case kind
    when 'reminders' then p.reminder_mails
    when 'escalations' then p.escalation_mails
    when 'renewals' then p.renewal_mails
    when 'weekly' then p.weekly_report
    else false
  end
  from public.user_preferences p
  where p.user_id = account
$$;

/* As before, with the mails about prescriptions. */
create or replace function private.disable_mails(account uuid, kind text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.user_preferences p set
    reminder_mails   = p.reminder_mails and kind <> 'reminders',
    escalation_mails = p.escalation_mails and kind <> 'escalations',
    renewal_mails    = p.renewal_mails and kind <> 'renewals',
    weekly_report    = p.weekly_report and kind <> 'weekly',
    marketing_emails = p.marketing_emails and kind <> 'marketing'
    where p.user_id = account;
  return found;
end
$$;

/* As before, with the notices of prescriptions that have ended. */
create or replace function private.delete_old_reminder_data(at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from public.dose_claims where ends_at < at;
  delete from private.renewal_notices where ends_on < (at at time zone 'UTC')::date - 7;
  delete from private.reminder_messages where ready_at is null and tell_at < at - interval '7 days';
  delete from public.reminder_deliveries where tell_at < at - interval '90 days';
  delete from public.planned_doses where planned_at < at - interval '396 days';
$$;

-- As before, with the mails about prescriptions. Archives of before say nothing of them.
create or replace function private.import_profiles(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  report          jsonb := '{}';
  rows            jsonb;
  primary_profile uuid;
begin
  perform private.create_main_profile(me);
  select coalesce(
      (select private.get_imported_id(me, source, (r ->> 'id')::uuid)
        from jsonb_array_elements(tables -> 'profiles') r where (r ->> 'is_primary')::boolean limit 1),
      (select id from public.profiles where created_by = me and is_primary))
    into primary_profile;
  update public.profiles set is_primary = false
    where created_by = me and is_primary and id <> primary_profile
      and exists (select from jsonb_array_elements(tables -> 'profiles') r
        where private.get_imported_id(me, source, (r ->> 'id')::uuid) = primary_profile);

  -- Profiles and dated weights are written as the archive says, and not from each other.
  insert into private.running_imports values (pg_current_xact_id());
  -- The day of a weight is that of no other weight.
  select jsonb_agg(coalesce(to_jsonb(known), '{}')
      || case when (r ->> 'weight')::numeric is not distinct from known.weight then '{}'
        else '{"weight_measured_on": null, "weight_confirmed_at": null, "weight_confirmed_by": null}'::jsonb end
      || r || jsonb_build_object(
      'id', new_id,
      'created_by', me,
      'is_primary', new_id = primary_profile,
      'default_pharmacy_id', (select id from public.online_pharmacies where id = (r ->> 'default_pharmacy_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'profiles') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    left join public.profiles known on known.id = new_id
    where (known.created_by is null or known.created_by = me)
      and (new_id = me or not private.account_exists(new_id));
  report := report || jsonb_build_object('profiles', private.import_rows('profiles', '{id}',
    '{first_name,last_name,is_primary,profile_type,date_of_birth,weight,weight_measured_on,weight_confirmed_at,weight_confirmed_by,height,default_pharmacy_id}',
    '{created_by,created_at}', 't.created_by = $2', me, rows));

  select jsonb_agg('{"picked_allergies": [], "unrecognized_allergies": [], "taken_treatments": [], "untaken_treatments": []}'
      || coalesce(to_jsonb(known), '{}') || r
      || jsonb_build_object(
        'profile_id', profile,
        'default_pharmacy_id', (select id from public.online_pharmacies where id = (r ->> 'default_pharmacy_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'profile_details') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.profile_details known on known.profile_id = profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_details', private.import_rows('profile_details', '{profile_id}',
    '{phone,allergies,picked_allergies,unrecognized_allergies,taken_treatments,untaken_treatments,weight_unit,height_unit,height,treating_doctor_name,treating_doctor_phone,treating_doctor_email,treating_doctor_address,treating_doctor_appointment_link,default_pharmacy_id}',
    '{}', 'true', me, rows));

  select jsonb_agg(r || jsonb_build_object('profile_id', profile)) into rows
    from jsonb_array_elements(tables -> 'profile_conditions') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_conditions', private.import_rows('profile_conditions',
    '{profile_id,condition}', '{state,since,until,last_period_on,due_on}', '{}', 'true', me, rows));

  select jsonb_agg(r || jsonb_build_object('profile_id', profile)) into rows
    from jsonb_array_elements(tables -> 'profile_weights') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_weights', private.import_rows('profile_weights',
    '{profile_id,measured_on}', '{weight,confirmed_at,confirmed_by}', '{}', 'true', me, rows));
  delete from private.running_imports where transaction_id = pg_current_xact_id();
  -- An archive of a former version has weights of profiles alone.
  perform private.record_weights(array(select private.created_profiles(me)));

  select jsonb_agg(r || jsonb_build_object(
      'user_id', me,
      'home_question_answered',
      coalesce((r ->> 'home_question_answered')::boolean, known.home_question_answered, false),
      'readiness_due_on',
      coalesce((r ->> 'readiness_due_on')::date, known.readiness_due_on),
      'renewal_mails',
      coalesce((r ->> 'renewal_mails')::boolean, known.renewal_mails, true)))
    into rows
    from jsonb_array_elements(tables -> 'user_preferences') r
    left join public.user_preferences known on known.user_id = me;
  report := report || jsonb_build_object('user_preferences', private.import_rows('user_preferences', '{user_id}',
    '{language,email_notifications,push_notifications,reminder_notifications,weekly_report,login_alerts,session_timeout_minutes,data_sharing,analytics_enabled,marketing_emails,reminder_advance_minutes,time_zone,hides_medicine_names,reminder_mails,escalation_mails,home_question_answered,readiness_due_on,renewal_mails}',
    '{}', 't.user_id = $2', me, rows));

  select jsonb_agg(jsonb_build_object('profile_id', profile, 'delay_minutes', r -> 'delay_minutes')) into rows
    from jsonb_array_elements(tables -> 'escalations') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  return report || jsonb_build_object('escalations', private.import_rows('escalations', '{profile_id}',
    '{delay_minutes}', '{}', 'true', me, rows));
end
$$;
