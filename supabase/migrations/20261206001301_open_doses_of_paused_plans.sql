-- A dose that was due when its course was stopped, or its plan paused, was told of and escalated afterwards.

/*
 * Whether the plan still holds the day of a dose that its hours have planned. A pause ends a dose that is open when it
 * begins, also where the clock of a phone says a little late when that is.
 */
create function private.is_still_planned(dose public.planned_doses, plan public.medication_reminders) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select extract(isodow from dose.on_day)::smallint = any (plan.weekdays)
    and (plan.starts_on is null or dose.on_day >= plan.starts_on)
    and (plan.ends_on is null or dose.on_day <= plan.ends_on)
    and (plan.paused_at is null or dose.expires_at <= plan.paused_at
      or plan.paused_until is not null and dose.on_day > plan.paused_until)
$$;

/* As before, by the function that ends open doses too. */
create or replace function private.get_reopened_tell_at(dose planned_doses, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    and private.is_still_planned(dose, r)
$function$;

/*
 * As before. What the plan holds no more and is open, since its hour has come, counts as skipped: nobody is told of it
 * again, and who takes the plan up again within its window finds it there, and can undo the skip.
 */
create or replace function private.replan_changed_reminders()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  added_to constant uuid[] := array(
    select distinct medication_id from (
      select id, medication_id from new_rows except select id, medication_id from old_rows) as moved);
  changed constant uuid[] := array(
    select medication_id from (
      select id, medication_id, reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity
        from new_rows
      except
      select id, medication_id, reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity
        from old_rows) as after_change
    union
    select medication_id from (
      select id, medication_id from old_rows except select id, medication_id from new_rows) as removed_from);
begin
  perform private.check_reminder_quota(added_to);
  perform private.replan_medications(changed, now());
  update public.planned_doses d set state = 'skipped', answered_at = now(), tell_at = null
    from new_rows r
    where d.reminder_id = r.id and r.medication_id = any (changed) and d.state in ('planned', 'due')
      and not private.is_still_planned(d, r);
  return null;
end
$function$;
