-- A pause that was set by mistake and taken back left the dose that was due skipped, and nobody was reminded of it.

-- Whether a skipped dose was skipped by a change of its plan, and by no person. Of other states it says nothing.
alter table public.planned_doses add column is_closed_by_plan boolean not null default false;

/*
 * As before. A dose that the plan holds no more stays closed: it would end as missed, and nobody was to take it. It is open
 * again where the plan holds it again.
 */
create or replace function private.reopen_doses(doses uuid[]) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.planned_doses d
    set intake_id = null,
      state = case
        when not plan.is_held then 'skipped'
        when d.planned_at > now() then 'planned'
        when d.expires_at > now() then 'due'
        else 'missed' end,
      answered_at = case when not plan.is_held then now() end,
      is_closed_by_plan = not plan.is_held,
      snoozed_until = case when d.snoozed_until > now() then d.snoozed_until end,
      tell_at = private.get_reopened_tell_at(d, now())
    from (
      select dose.id, coalesce(private.is_still_planned(dose, r), false) as is_held
      from public.planned_doses dose
      left join public.medication_reminders r on r.id = dose.reminder_id
      where dose.id = any (doses)
    ) as plan
    where d.id = plan.id
$$;

/* As before. A dose that its plan had closed is skipped by a person from then on. */
create or replace function private.skip_doses(doses uuid[], via text, at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.lock_planned_doses(doses);
  if exists (select from public.planned_doses where id = any (doses) and state in ('taken', 'missed')) then
    raise exception 'This dose has been answered' using errcode = 'PT409';
  end if;
  update public.planned_doses
    set state = 'skipped', answered_at = at, tell_at = null, is_closed_by_plan = false
    where id = any (doses) and (state <> 'skipped' or is_closed_by_plan);
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;

/* As before. A dose that its plan had closed follows its hour too, where the plan holds its day again: nobody answered it. */
do $$
begin
  execute replace(replace(
    pg_get_functiondef('private.plan_reminders(uuid[],timestamptz)'::regprocedure),
    'snoozed_until = null, escalated_at = null',
    'snoozed_until = null, escalated_at = null,
      answered_at = null, is_closed_by_plan = false'),
    'and d.state in (''due'', ''missed'') and moved.planned_at >= at',
    'and (d.state in (''due'', ''missed'') or d.state = ''skipped'' and d.is_closed_by_plan) and moved.planned_at >= at');
end
$$;

/*
 * As before. What a change of the plan closes is open again where the plan holds it again within its window. What a person
 * has skipped stays skipped.
 */
create or replace function private.replan_changed_reminders() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
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
  update public.planned_doses d
    set state = 'skipped', answered_at = now(), tell_at = null, is_closed_by_plan = true
    from new_rows r
    where d.reminder_id = r.id and r.medication_id = any (changed) and d.state in ('planned', 'due')
      and not private.is_still_planned(d, r);
  perform private.reopen_doses(array(
    select d.id
    from public.planned_doses d
    join new_rows r on r.id = d.reminder_id
    where r.medication_id = any (changed) and d.state = 'skipped' and d.is_closed_by_plan and d.expires_at > now()
      and private.is_still_planned(d, r)));
  return null;
end
$$;
