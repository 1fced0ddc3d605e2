-- What an operator may want to switch off while everything else goes on: guidance about symptoms, messages by the push
-- services of browsers, the letter of Monday. On until somebody says otherwise (docs/decisions/0033).

/* Whether a part of the product is on for an account, by its name; one that is not there is off. */
create function private.feature_is_on(feature text, account uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce((
    select private.flag_is_on(
      f, account, array(select r.role from public.user_roles r where r.user_id = account), now())
    from public.feature_flags f where f.name = feature), false)
$$;
grant execute on function private.feature_is_on(text, uuid) to service_role;

/* The same for whoever asks. */
create function private.has_feature(feature text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.feature_is_on(feature, (select auth.uid()))
$$;
grant execute on function private.has_feature(text) to authenticated;

alter policy "signed-in people read the symptoms" on public.symptoms_medications
  using ((select private.has_feature('symptom_guidance')));
alter policy "signed-in people read the natural products" on public.health_products
  using ((select private.has_feature('symptom_guidance')));

/* As before, and nothing by push for whom push is off. */
create or replace function private.tell(tellings private.telling[], at timestamptz) returns void
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
      ('push', coalesce(p.push_notifications and p.reminder_notifications, false)
        and private.feature_is_on('push_reminders', t.user_id)),
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

/* As before, and what waited for push goes no more once it is off. */
create or replace function private.why_not_tell(
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
    when line.channel = 'push' and not private.feature_is_on('push_reminders', line.user_id)
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

/* As before, for whom the letter is on. */
create or replace function private.claim_weekly_reports(at timestamptz, most integer, lease_seconds integer)
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
        and private.feature_is_on('weekly_report', d.user_id)
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

insert into public.feature_flags (name, description, is_enabled, targeting_type) values
  ('symptom_guidance', 'Recherche par symptôme et ce qu’elle propose, sur l’accueil.', true, 'global'),
  ('push_reminders', 'Rappels sur les appareils, par les services de notification des navigateurs.', true, 'global'),
  ('weekly_report', 'Rapport de la semaine, par e-mail le lundi matin.', true, 'global')
on conflict (name) do nothing;
