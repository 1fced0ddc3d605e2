-- A dose that was answered by mistake before its hour was open again without its reminder.

/* How long before its hour an account is reminded of a dose. */
create function private.get_reminder_advance(account uuid) returns interval
  language sql stable security definer
  set search_path = ''
as $$
  select make_interval(mins => coalesce(
    (select p.reminder_advance_minutes from public.user_preferences p where p.user_id = account), 15))
$$;

/*
 * When to remind of a dose that is open again: when it was put off to, or at its own moment. One whose own moment is over,
 * and of which nobody was told since it had been answered, at its hour or at once. Null for one that was told of, and for
 * one that is not planned any more.
 */
create function private.get_reopened_tell_at(dose public.planned_doses, at timestamptz) returns timestamptz
  language sql stable security definer
  set search_path = ''
as $$
  select case
    when dose.expires_at <= at then null
    when dose.snoozed_until > at then dose.snoozed_until
    when own.moment > at then own.moment
    when coalesce(
        (select bool_or(l.reason is not distinct from 'answered')
            and not bool_or(l.channel <> 'page' and l.state in ('claimed', 'sent', 'shown', 'acted'))
          from public.reminder_deliveries l
          where l.planned_dose_id = dose.id and l.occasion <> 'escalation'), true)
      then greatest(dose.planned_at, at)
  end
  from public.medication_reminders r
  cross join lateral (
    select dose.planned_at - private.get_reminder_advance(dose.user_id) as moment) as own
  where r.id = dose.reminder_id
    and extract(isodow from dose.on_day)::smallint = any (r.weekdays)
    and (r.starts_on is null or dose.on_day >= r.starts_on)
    and (r.ends_on is null or dose.on_day <= r.ends_on)
    and (r.paused_at is null or dose.planned_at < r.paused_at or dose.on_day > r.paused_until)
$$;

/* The planned dose that an intake answered is open again, or missed when its window has passed. */
create function private.reopen_doses_of(intake uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.planned_doses d
    set intake_id = null, answered_at = null,
      state = case when d.planned_at > now() then 'planned' when d.expires_at > now() then 'due' else 'missed' end,
      snoozed_until = case when d.snoozed_until > now() then d.snoozed_until end,
      tell_at = private.get_reopened_tell_at(d, now())
    where d.intake_id = intake
$$;

/*
 * Plans the boxes anew whose doses are open again at an hour that was changed while they were answered. Nothing is planned
 * in the place of a dose whose hour has come.
 */
create function private.replan_reopened_doses(doses uuid[]) returns void
  language sql security definer
  set search_path = ''
as $$
  select private.replan_medications(
    array(
      select d.medication_id
      from public.planned_doses d
      join public.medication_reminders r on r.id = d.reminder_id
      where d.id = any (doses) and d.state = 'planned' and d.wall_time <> r.reminder_time),
    now())
$$;

/*
 * What becomes of the planned dose that an intake answered, where the intake goes. Another account's dose of the same box
 * that is asked about with it answers the planned one from now on: it was given. Without such a dose it is open again.
 */
create function private.release_doses_of(intake uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  reopened uuid[];
begin
  update public.planned_doses d set intake_id = beside.id
    from private.possible_duplicates pair
    join public.medication_intake_logs beside
      on beside.id = case when pair.intake_id = intake then pair.neighbour_id else pair.intake_id end
    where d.intake_id = intake and intake in (pair.intake_id, pair.neighbour_id)
      and beside.medication_id = d.medication_id and beside.profile_id = d.profile_id
      and not exists (select from public.planned_doses other where other.intake_id = beside.id);
  reopened := array(select d.id from public.planned_doses d where d.intake_id = intake);
  perform private.reopen_doses_of(intake);
  perform private.replan_reopened_doses(reopened);
end
$$;

create or replace function private.reopen_planned_dose() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform 1 from public.medications where id = old.medication_id for update;
  perform private.release_doses_of(old.id);
  return old;
end
$$;

/* As before; until when a dose was put off is kept, for where the answer is taken back. */
create or replace function private.take_doses(
    doses uuid[], intakes uuid[], taken_at timestamptz, via text, at timestamptz)
  returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  dose public.planned_doses;
begin
  if cardinality(intakes) is distinct from cardinality(doses) or array_position(intakes, null) is not null then
    raise exception 'Each dose needs the id of its intake' using errcode = 'PT400';
  end if;
  perform private.lock_planned_doses(doses);
  for nth in 1 .. cardinality(doses) loop
    select * into dose from public.planned_doses where id = doses[nth];
    continue when dose.state = 'taken';
    update public.planned_doses
      set state = 'taken', intake_id = intakes[nth], answered_at = at, tell_at = null
      where id = dose.id;
    insert into public.medication_intake_logs (id, user_id, medication_id, quantity_taken, taken_at)
      values (intakes[nth], auth.uid(), dose.medication_id, dose.quantity, taken_at);
    if not exists (
      select from public.medication_intake_logs
      where id = intakes[nth] and medication_id = dose.medication_id
    ) then
      raise exception 'This intake is another one' using errcode = 'PT409';
    end if;
  end loop;
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;

/* As before, and until when the dose was put off is kept. */
create function private.answer_dose_with(given public.medication_intake_logs) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  answered uuid;
begin
  if exists (select from public.planned_doses where intake_id = given.id) then
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
    and d.planned_at between given.taken_at - interval '48 hours' and given.taken_at + interval '48 hours'
  order by d.planned_at
  limit 1
  for update;
  update public.planned_doses
    set state = 'taken', intake_id = given.id, answered_at = given.taken_at, tell_at = null
    where id = answered;
end
$$;

create or replace function private.answer_planned_dose() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.answer_dose_with(new);
  return null;
end
$$;
