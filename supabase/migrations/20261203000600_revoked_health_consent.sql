-- What taking back the consent for health data has as an effect (decision 0191): nothing new is written about the people
-- of that account, its plans and reminders stop, and its public links answer as ended. It stays readable, and can be
-- taken along and deleted. An account that was never asked has taken nothing back.

create index user_preferences_with_revoked_consent on public.user_preferences (user_id)
  where health_consent_revoked_at is not null;

create function private.has_revoked_consent(account uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.user_preferences p where p.user_id = account and p.health_consent_revoked_at is not null)
$$;

/* Whether the account that created a profile has taken its consent back. */
create function private.is_consent_revoked(profile uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.profiles p
    join public.user_preferences owner on owner.user_id = p.created_by
    where p.id = profile and owner.health_consent_revoked_at is not null)
$$;

-- Policies ask it.
revoke execute on function private.is_consent_revoked from public;
grant execute on function private.is_consent_revoked to authenticated;

create function private.raise_consent_revoked() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'The consent to keep health data was taken back' using errcode = 'PT428';
end
$$;

/* The same for a profile that the caller sees: why a write was refused, or a planned dose is gone. */
create function public.is_health_consent_revoked(profile_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select is_health_consent_revoked.profile_id = any (private.get_permitted_profiles('view'))
    and private.is_consent_revoked(is_health_consent_revoked.profile_id)
$$;
grant execute on function public.is_health_consent_revoked(uuid) to authenticated;

/*
 * Whether a changed row holds nothing that it did not hold before: what changed is empty now, or a shorter list. Columns
 * that nobody fills in with health data are left out.
 */
create function private.only_removes(before jsonb, after jsonb) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select before is not null and not exists (
    select from jsonb_each(after) changed
    where changed.value is distinct from before -> changed.key
      and changed.key <> all ('{updated_at,is_primary,planned_until,opened_count,last_opened_at}')
      and changed.value not in ('null', '""')
      and not coalesce(jsonb_typeof(changed.value) = 'array' and before -> changed.key @> changed.value, false))
$$;

/*
 * Refuses a statement that writes about people of an account that took its consent back. Its arguments are the columns by
 * which a row names that account: `user_id`, `created_by`, `profile_id` or `medication_id`. A change that only removes
 * passes, and so does the main profile of an account, without which nothing could be shown.
 */
create function private.require_health_consent() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  named_by   text;
  is_revoked boolean;
  keys       text;
begin
  foreach named_by in array tg_argv loop
    case named_by
      when 'user_id' then
        is_revoked := exists (
          select from new_rows n join public.user_preferences owner on owner.user_id = n.user_id
          where owner.health_consent_revoked_at is not null);
      when 'created_by' then
        is_revoked := exists (
          select from new_rows n join public.user_preferences owner on owner.user_id = n.created_by
          where owner.health_consent_revoked_at is not null and (tg_op = 'UPDATE' or n.id <> n.created_by));
      when 'profile_id' then
        is_revoked := exists (
          select from new_rows n
          join public.profiles p on p.id = n.profile_id
          join public.user_preferences owner on owner.user_id = p.created_by
          where owner.health_consent_revoked_at is not null);
      when 'medication_id' then
        is_revoked := exists (
          select from new_rows n
          join public.medications box on box.id = n.medication_id
          join public.user_preferences owner on owner.user_id = box.user_id
          where owner.health_consent_revoked_at is not null);
    end case;
    exit when is_revoked;
  end loop;
  if is_revoked and tg_op = 'UPDATE' then
    select string_agg(format('o.%1$I = n.%1$I', a.attname), ' and ') into keys
      from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = tg_relid and i.indisprimary;
    execute format(
        'select exists (
           select from new_rows n left join old_rows o on %s
           where not private.only_removes(to_jsonb(o), to_jsonb(n)))', keys)
      into is_revoked;
  end if;
  if is_revoked then
    perform private.raise_consent_revoked();
  end if;
  return null;
end
$$;

-- What other triggers write follows from a statement that was allowed: a deleted dose gives its quantity back to the box.
create trigger require_health_consent_on_insert after insert on public.profiles
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('created_by');
create trigger require_health_consent_on_update after update on public.profiles
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('created_by');

create trigger require_health_consent_on_insert after insert on public.profile_details
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.profile_details
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create trigger require_health_consent_on_insert after insert on public.profile_conditions
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.profile_conditions
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create trigger require_health_consent_on_insert after insert on public.profile_weights
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.profile_weights
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create trigger require_health_consent_on_insert after insert on public.profile_cards
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.profile_cards
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create trigger require_health_consent_on_insert after insert on public.illness_entries
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.illness_entries
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create trigger require_health_consent_on_insert after insert on public.prescriptions
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.prescriptions
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create trigger require_health_consent_on_insert after insert on public.medications
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id');
create trigger require_health_consent_on_update after update on public.medications
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id');

create trigger require_health_consent_on_insert after insert on public.medication_reminders
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('medication_id');
create trigger require_health_consent_on_update after update on public.medication_reminders
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('medication_id');

create trigger require_health_consent_on_insert after insert on public.medication_intake_logs
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.medication_intake_logs
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create trigger require_health_consent_on_insert after insert on public.custom_alerts
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id');
create trigger require_health_consent_on_update after update on public.custom_alerts
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id');

create trigger require_health_consent_on_insert after insert on public.dose_claims
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.dose_claims
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create trigger require_health_consent_on_insert after insert on public.symptom_searches
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id', 'profile_id');
create trigger require_health_consent_on_update after update on public.symptom_searches
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id', 'profile_id');

create trigger require_health_consent_on_insert after insert on public.user_activity_logs
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id');
create trigger require_health_consent_on_update after update on public.user_activity_logs
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id');

create trigger require_health_consent_on_insert after insert on public.helper_pages
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id');
create trigger require_health_consent_on_update after update on public.helper_pages
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('user_id');

create trigger require_health_consent_on_insert after insert on public.card_links
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.card_links
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create trigger require_health_consent_on_insert after insert on public.calendar_feeds
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');
create trigger require_health_consent_on_update after update on public.calendar_feeds
  referencing old table as old_rows new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

-- An invitation shows health data to somebody more; one that ends is never refused.
create trigger require_health_consent_on_insert after insert on public.profile_shares
  referencing new table as new_rows for each statement when (pg_trigger_depth() = 0)
  execute function private.require_health_consent('profile_id');

create policy "files of prescriptions are not added after the consent was taken back"
  on storage.objects as restrictive for insert to authenticated
  with check (bucket_id <> 'prescriptions' or not exists (
    select from public.prescriptions p
    where p.id::text = split_part(name, '/', 1) and private.is_consent_revoked(p.profile_id)));
-- Deleting the preferences would forget that the consent was taken back.
create policy "preferences with a revoked consent are kept"
  on public.user_preferences as restrictive for delete to authenticated
  using (health_consent_revoked_at is null);

/* As before; an invitation to a profile of an account that took its consent back is not accepted. */
create or replace function private.accept_share(share_id uuid)
  returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  share constant public.profile_shares := private.lock_received_share(share_id);
begin
  if share.status <> 'pending' or private.is_invitation_expired(share)
    or exists (select 1 from public.profiles where id = share.profile_id and created_by = auth.uid())
  then
    raise exception 'This invitation can no longer be accepted' using errcode = 'PT409';
  end if;
  if private.is_consent_revoked(share.profile_id) then
    perform private.raise_consent_revoked();
  end if;
  update public.profile_shares
    set status = 'accepted', accepted_at = now(), shared_with_user_id = auth.uid()
    where id = share.id;
  return share.profile_id;
exception when unique_violation then
  raise exception 'This profile is shared with you already' using errcode = 'PT409';
end
$$;

/* As before; a card of an account that took its consent back has no link. */
create or replace function public.open_card_link(link uuid)
  returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  opened public.card_links;
begin
  update public.card_links l
    set opened_count = least(l.opened_count::bigint + 1, 2147483647)::integer, last_opened_at = now()
    where l.id = open_card_link.link and l.expires_at > now() and not private.is_consent_revoked(l.profile_id)
    returning l.* into opened;
  if not found then
    return null;
  end if;
  insert into public.profile_access_log (profile_id, action, subject, label)
  select p.id, 'opened', 'card_link', nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '')
  from public.profiles p
  where p.id = opened.profile_id
    and (select count(*) from public.profile_access_log a
      where a.profile_id = p.id and a.happened_at > now() - interval '1 day' and a.subject = 'card_link') < 50;
  return opened.sealed;
end
$$;

/* As before; an account that took its consent back has no page for a helper. */
create or replace function private.find_helper_page(secret text)
  returns public.helper_pages
  language sql
  stable
  set search_path = ''
as $$
  select p.*
  from private.helper_page_secrets s
  join public.helper_pages p on p.id = s.page_id
  where s.secret_hash = private.hash_token(secret) and p.ends_at > now()
    and not private.has_revoked_consent(p.user_id)
$$;

/* As before; there is no calendar of an account that took its consent back. */
create or replace function private.open_calendar_feed(secret text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  opened public.calendar_feeds;
begin
  update public.calendar_feeds f
    set opened_count = least(f.opened_count::bigint + 1, 2147483647)::integer, last_opened_at = now()
    where f.secret_digest = encode(private.hash_token(secret), 'hex') and not private.is_consent_revoked(f.profile_id)
    returning f.* into opened;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'language', opened.language,
    'shows_medicines', opened.shows_medicines,
    'shows_person', opened.shows_person,
    'person', (
      select nullif(trim(p.first_name), '') from public.profiles p where p.id = opened.profile_id),
    'reminders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id,
        'hour', to_char(r.reminder_time, 'HH24:MI'),
        'weekdays', r.weekdays,
        'starts_on', r.starts_on,
        'ends_on', r.ends_on,
        'paused_at', r.paused_at,
        'paused_until', r.paused_until,
        'created_at', r.created_at,
        'quantity', r.quantity,
        'zone', private.get_time_zone(box.user_id),
        'name', box.name,
        'dosage', box.dosage,
        'form', box.form) order by r.reminder_time, r.id), '[]')
      from public.medications box
      join public.medication_reminders r on r.medication_id = box.id
      where box.for_profile_id = opened.profile_id));
end
$$;

/* As before; nothing is planned for an account that took its consent back. */
create or replace function private.compute_planned_doses(reminders uuid[], at timestamp with time zone)
  returns TABLE(reminder_id uuid, medication_id uuid, profile_id uuid, user_id uuid, on_day date, wall_time time without time zone, planned_at timestamp with time zone, expires_at timestamp with time zone, quantity numeric, tell_at timestamp with time zone)
  language sql
  stable
  set search_path = ''
as $$
  with spans as materialized (
    select
      r.id, r.reminder_time, r.weekdays, r.starts_on, r.ends_on, r.paused_at, r.paused_until, r.quantity,
      box.id as medication_id, box.for_profile_id, box.user_id,
      coalesce(p.time_zone, 'Europe/Paris') as zone,
      make_interval(mins => coalesce(p.reminder_advance_minutes, 15)) as advance,
      greatest(r.planned_until, r.created_at, at - interval '30 days') as since,
      coalesce(
        (select min(later.reminder_time) from public.medication_reminders later
          where later.medication_id = r.medication_id and later.reminder_time > r.reminder_time) - r.reminder_time,
        (select min(first.reminder_time) from public.medication_reminders first
          where first.medication_id = r.medication_id and first.reminder_time < r.reminder_time)
          - r.reminder_time + interval '24 hours') as gap
    from unnest(reminders) as one (id)
    join public.medication_reminders r using (id)
    join public.medications box on box.id = r.medication_id
    -- An account may lack its main profile until it is created again.
    join public.profiles cared_for on cared_for.id = box.for_profile_id
    left join public.user_preferences p on p.user_id = box.user_id
    where p.health_consent_revoked_at is null
  ), days as (
    select spans.*, (since at time zone zone)::date + nth as on_day
    from spans,
      generate_series(-1, (at + interval '48 hours')::date - since::date + 2) as nth
  ), doses as (
    select days.*, private.resolve_local_time(on_day + reminder_time, zone) as planned_at
    from days
    where extract(isodow from on_day)::smallint = any (weekdays)
      and (starts_on is null or on_day >= starts_on)
      and (ends_on is null or on_day <= ends_on)
  )
  select id, medication_id, for_profile_id, user_id, on_day, reminder_time, planned_at,
    planned_at + greatest(interval '30 minutes', least(interval '3 hours', gap / 2)),
    quantity, planned_at - advance
  from doses
  where planned_at >= since and planned_at < at + interval '48 hours'
    and (paused_at is null or planned_at < paused_at or on_day > paused_until)
$$;

/* As before; nobody is notified about the people of an account that took its consent back. */
create or replace function private.queue_notifications(notifications private.notification[], at timestamp with time zone)
  returns void
  language sql
  security definer
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
    where target.is_on and not exists (
      select from public.planned_doses d
      where d.id = t.planned_dose_id and private.has_revoked_consent(d.user_id))
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

alter table public.reminder_deliveries
  drop constraint reminder_deliveries_reason_check,
  add constraint reminder_deliveries_reason_check check (reason in (
    'too-late', 'preference-off', 'no-subscription', 'no-longer-shared', 'consent-revoked', 'answered', 'refused',
    'unreachable'));

/* As before, for what was queued when the consent was taken back. */
create or replace function private.get_drop_reason(
    line public.reminder_deliveries, dose public.planned_doses, p public.user_preferences,
    expires_at timestamptz, at timestamptz)
  returns text
  language sql
  stable
  set search_path = ''
as $$
  select case
    when expires_at <= at then 'too-late'
    when private.has_revoked_consent(dose.user_id) then 'consent-revoked'
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

/* As before, for what was queued when the consent was taken back. */
create or replace function private.is_duplicate_open(duplicate uuid)
  returns boolean
  language sql
  stable security definer
  set search_path = ''
as $$
  select exists (
    select from private.possible_duplicates d
    join public.medication_intake_logs i on i.id = d.intake_id
    where d.id = duplicate and d.answered_at is null and not private.is_consent_revoked(i.profile_id)
      -- The recipient may have lost the profile since.
      and (exists (select from public.profiles p where p.id = i.profile_id and p.created_by = d.neighbour_giver)
        or exists (
          select from public.profile_shares share
          where share.profile_id = i.profile_id and share.shared_with_user_id = d.neighbour_giver
            and share.status = 'accepted' and share.permission_type in ('edit', 'manage'))))
$$;

/* As before, without accounts that took their consent back. */
create or replace function private.claim_weekly_reports(at timestamp with time zone, most integer, lease_seconds integer)
  returns TABLE(account uuid, monday date, attempt integer, email text, language text, hides_names boolean)
  language sql
  security definer
  set search_path = ''
as $$
  with reader as (
    select p.user_id, at at time zone private.get_time_zone(p.user_id) - interval '7 hours' as wall
    from public.user_preferences p
    where p.weekly_report and p.email_notifications and p.health_consent_revoked_at is null
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

/* As before; no dose of an account that took its consent back is answered. */
create or replace function private.lock_planned_doses(doses uuid[])
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Boxes first, as for an intake logged by hand, and each table in the same order: two calls at once wait for each
  -- other instead of deadlocking.
  perform 1 from public.medications
    where id in (select medication_id from public.planned_doses where id = any (doses))
    order by id for update;
  perform 1 from public.planned_doses where id = any (doses) order by id for update;
  if exists (
    select from unnest(doses) as asked (id)
    where not exists (
      select from public.planned_doses d
      where d.id = asked.id and d.profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  ) then
    raise exception 'Planned dose not found' using errcode = 'PT404';
  end if;
  if exists (
    select from public.planned_doses d where d.id = any (doses) and private.has_revoked_consent(d.user_id))
  then
    perform private.raise_consent_revoked();
  end if;
end
$$;

/* As before; the doses of a message are gone when its recipient took the consent back. */
create or replace function private.answer_message(message uuid, answer text, minutes integer, at timestamp with time zone)
  returns integer
  language plpgsql
  security definer
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
    if private.has_revoked_consent(answered.user_id) then
      perform private.raise_consent_revoked();
    end if;
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

/*
 * As before; with the consent the open doses of an account go, and when it is given again they are planned anew from
 * that moment on: of the time between, nothing was missed.
 */
create or replace function private.apply_preference_changes()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moved_accounts constant uuid[] := array(
    select user_id from (
      select user_id, time_zone from new_rows except select user_id, time_zone from old_rows) as moved);
  changed_accounts constant uuid[] := array(
    select user_id from (
      select user_id, time_zone, reminder_advance_minutes from new_rows
      except
      select user_id, time_zone, reminder_advance_minutes from old_rows) as changed);
  revoking_accounts constant uuid[] := array(
    select n.user_id from new_rows n join old_rows o using (user_id)
    where n.health_consent_revoked_at is not null and o.health_consent_revoked_at is null);
  consenting_accounts constant uuid[] := array(
    select n.user_id from new_rows n join old_rows o using (user_id)
    where n.health_consent_revoked_at is null and o.health_consent_revoked_at is not null);
  resumed_reminders uuid[];
begin
  if cardinality(revoking_accounts) > 0 then
    delete from public.planned_doses d
      where d.user_id = any (revoking_accounts) and d.state in ('planned', 'due');
  end if;
  if cardinality(consenting_accounts) > 0 then
    with resumed as (
      update public.medication_reminders r set planned_until = now()
        from public.medications box
        where box.id = r.medication_id and box.user_id = any (consenting_accounts)
        returning r.id)
    select array_agg(resumed.id) into resumed_reminders from resumed;
    perform private.plan_reminders(resumed_reminders, now());
  end if;
  perform private.replan_medications(
    array(
      select box.id from unnest(moved_accounts) as one (user_id)
      join public.medications box using (user_id)
      where exists (select from public.medication_reminders r where r.medication_id = box.id)),
    now());
  update public.planned_doses d
    set tell_at = d.planned_at - make_interval(mins => p.reminder_advance_minutes)
    from unnest(changed_accounts) as one (user_id)
    join public.user_preferences p using (user_id)
    where d.user_id = p.user_id and d.state = 'planned' and d.tell_at is not null and d.snoozed_until is null;
  return null;
end
$$;
