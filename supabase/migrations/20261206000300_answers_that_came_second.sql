-- 'Taken' on a lock screen was dropped without a word where another account had answered the dose first, or where the dose
-- was gone.

-- Whether the two doses are of one planned dose: they are asked about however far apart they are.
alter table private.possible_duplicates add column is_of_planned_dose boolean not null default false;

/* As before, but for a dose that is recorded beside the one that answered its planned dose. */
create or replace function private.answer_dose_with(given public.medication_intake_logs) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  answered uuid;
begin
  if current_setting('trousse.answers_no_dose', true) = 'true'
    or exists (select from public.planned_doses where intake_id = given.id)
  then
    return;
  end if;
  select d.id into answered
  from public.planned_doses d
  where d.medication_id = given.medication_id
    and d.profile_id = given.profile_id
    and (
      (d.state in ('planned', 'due')
        and d.on_day = (given.taken_at at time zone private.get_time_zone(d.user_id))::date)
      or (d.state in ('planned', 'due', 'missed')
        and d.planned_at <= given.taken_at and given.taken_at < d.expires_at)
    )
    and ('duplicate' <> all (given.confirmed_warnings)
      or (d.planned_at - private.get_reminder_advance(d.user_id) <= given.taken_at
        and given.taken_at < d.expires_at))
    and d.planned_at between given.taken_at - interval '48 hours' and given.taken_at + interval '48 hours'
  order by d.planned_at
  limit 1
  for update;
  update public.planned_doses
    set state = 'taken', intake_id = given.id, answered_at = given.taken_at, tell_at = null
    where id = answered;
end
$$;

/* Tells the giver of the first dose of each pair that the two may be one. */
create function private.tell_of_possible_duplicates(duplicates uuid[]) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into private.reminder_messages (user_id, channel, occasion, tell_at, expires_at, ready_at, duplicate_id)
  select pair.neighbour_giver, target.channel, 'duplicate', now(), now() + interval '3 hours', now(), pair.id
  from private.possible_duplicates pair
  left join public.user_preferences p on p.user_id = pair.neighbour_giver
  cross join lateral (values
    ('push', coalesce(p.push_notifications and p.reminder_notifications, false)
      and private.is_feature_enabled('push_reminders', pair.neighbour_giver)),
    ('email', coalesce(p.email_notifications and p.reminder_notifications, true))
  ) as target (channel, is_on)
  where pair.id = any (duplicates) and target.is_on
$$;

/* As before. */
create or replace function private.ask_possible_duplicates(intakes uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  asked uuid[];
begin
  perform pg_advisory_xact_lock(hashtextextended('doses of ' || taken.profile_id, 0))
    from (
      select distinct i.profile_id from public.medication_intake_logs i where i.id = any (intakes) order by i.profile_id
    ) as taken;
  with pairs as (
    insert into private.possible_duplicates (intake_id, neighbour_id, giver, neighbour_giver)
    select i.id, other.id, i.user_id, other.user_id
    from public.medication_intake_logs i
    join public.medication_intake_logs other
      on other.profile_id = i.profile_id
      and other.taken_at between i.taken_at - interval '10 minutes' and i.taken_at + interval '10 minutes'
      and other.user_id <> i.user_id
      -- Asked already, the other way round.
      and not exists (
        select from private.possible_duplicates d where d.intake_id = other.id and d.neighbour_id = i.id)
    where i.id = any (intakes) and private.is_same_medicine(i, other)
    on conflict on constraint one_possible_duplicate_per_pair do nothing
    returning id
  )
  select array_agg(pairs.id) into asked from pairs;
  perform private.tell_of_possible_duplicates(asked);
end
$$;

/*
 * Records a dose beside each one that another account gave for the same planned dose, and asks both whether the two are
 * one, however far apart they are. Whoever has confirmed a duplicate is not asked again. Sent twice, it counts once. PT409
 * where an intake of another account has the id.
 */
create function private.take_doses_beside(
    doses uuid[], intakes uuid[], taken_at timestamptz, confirmed_warnings text[], via text, at timestamptz)
  returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  asked uuid[];
begin
  perform private.lock_planned_doses(doses);
  perform set_config('trousse.answers_no_dose', 'true', true);
  insert into public.medication_intake_logs (id, user_id, medication_id, quantity_taken, taken_at, confirmed_warnings)
    select given.intake, auth.uid(), d.medication_id, d.quantity, take_doses_beside.taken_at,
      take_doses_beside.confirmed_warnings
    from unnest(doses, intakes) as given (dose, intake)
    join public.planned_doses d on d.id = given.dose
    order by d.id;
  perform set_config('trousse.answers_no_dose', '', true);
  if exists (
    select from public.medication_intake_logs i where i.id = any (intakes) and i.user_id is distinct from auth.uid())
  then
    raise exception 'This intake is another one' using errcode = 'PT409';
  end if;
  with pairs as (
    insert into private.possible_duplicates (intake_id, neighbour_id, giver, neighbour_giver)
    select i.id, other.id, i.user_id, other.user_id
    from unnest(doses, intakes) as given (dose, intake)
    join public.planned_doses d on d.id = given.dose
    join public.medication_intake_logs other on other.id = d.intake_id
    join public.medication_intake_logs i on i.id = given.intake and i.user_id <> other.user_id
    on conflict on constraint one_possible_duplicate_per_pair do nothing
    returning id
  )
  select array_agg(pairs.id) into asked from pairs;
  perform private.tell_of_possible_duplicates(asked);
  -- Those within ten minutes were asked about when the dose was recorded.
  update private.possible_duplicates pair set is_of_planned_dose = true
    from unnest(doses, intakes) as given (dose, intake)
    join public.planned_doses d on d.id = given.dose
    where pair.intake_id = given.intake and pair.neighbour_id = d.intake_id;
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;

/*
 * Records doses that a device sends late beside those that another account gave. Their giver is asked on that device. One
 * that is open again by now is answered.
 */
create function public.record_doses_beside(doses uuid[], intakes uuid[], taken_at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  overtaken uuid[];
  beside    uuid[];
begin
  perform private.take_doses(doses, intakes, coalesce(record_doses_beside.taken_at, now()), 'page', now());
  select array_agg(given.dose order by given.dose), array_agg(given.intake order by given.dose) into overtaken, beside
  from unnest(doses, intakes) as given (dose, intake)
  join public.planned_doses d on d.id = given.dose
  join public.medication_intake_logs i on i.id = d.intake_id and i.user_id is distinct from auth.uid();
  if overtaken <> '{}' then
    perform private.take_doses_beside(
      overtaken, beside, coalesce(record_doses_beside.taken_at, now()), '{duplicate}', 'page', now());
  end if;
end
$$;
grant execute on function public.record_doses_beside(uuid[], uuid[], timestamptz) to authenticated;

/*
 * Answers the doses of a message, as the account that it was sent to. A repeat counts once and changes nothing. PT404 when
 * the doses are gone.
 *
 * Of doses that another account answered first, 'taken' is refused with PT409 as on the page, so that its person says
 * whether the dose was the same. Where it was sent five seconds after the press or later, or was also about a dose that is
 * open, nobody is there to be asked: the dose is recorded beside the other one, and both accounts are asked. The other
 * answers are refused where another account gave the dose, or where it is missed.
 */
create or replace function private.answer_message(message uuid, answer text, minutes integer, at timestamptz)
  returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  answered   private.reminder_messages;
  told       uuid[];
  open_doses uuid[];
  overtaken  uuid[];
begin
  select * into answered from private.reminder_messages where id = message;
  told := array(select distinct l.planned_dose_id from public.reminder_deliveries l where l.message_id = message);
  -- As every answer locks them: what another account answers at this moment is known then.
  perform 1 from public.medications
    where id in (select d.medication_id from public.planned_doses d where d.id = any (told)) order by id for update;
  perform 1 from public.planned_doses d where d.id = any (told) order by d.id for update;
  open_doses := array(
    select d.id from public.planned_doses d
    where d.id = any (told) and case answer when 'take' then d.state <> 'taken' else d.state in ('planned', 'due') end
    order by d.id);
  overtaken := array(
    select d.id from public.planned_doses d
    left join public.medication_intake_logs i on i.id = d.intake_id
    where d.id = any (told)
      and (d.state = 'missed' and answer <> 'take'
        or d.state = 'taken' and i.user_id is distinct from answered.user_id)
      and not exists (
        select from public.medication_intake_logs beside
        where beside.id = d.id and beside.user_id = answered.user_id)
    order by d.id);
  if open_doses = '{}' and private.has_revoked_consent(answered.user_id) then
    perform private.raise_consent_revoked();
  end if;
  if not exists (select from public.planned_doses d where d.id = any (told)) then
    raise exception 'Planned dose not found' using errcode = 'PT404';
  end if;
  if open_doses = '{}' and overtaken <> '{}' and (answer <> 'take' or at > now() - interval '5 seconds') then
    raise exception 'This dose has been answered' using errcode = 'PT409';
  end if;
  perform set_config('request.jwt.claims',
    jsonb_build_object('sub', answered.user_id, 'role', 'authenticated', 'aal', 'aal2')::text, true);
  if open_doses <> '{}' then
    case answer
      -- An intake logged from a message has the id of its dose: a repeated request counts once.
      when 'take' then perform private.take_doses(open_doses, open_doses, at, answered.channel, at);
      when 'skip' then perform private.skip_doses(open_doses, answered.channel, at);
      when 'later' then perform private.postpone_doses(open_doses, minutes, answered.channel, at);
    end case;
  end if;
  if answer = 'take' and overtaken <> '{}' then
    -- With the ids that the page assumes too, for where it takes the answer over.
    perform private.take_doses_beside(overtaken, overtaken, at, '{}', answered.channel, at);
    return cardinality(open_doses) + cardinality(overtaken);
  end if;
  return cardinality(open_doses);
end
$$;
