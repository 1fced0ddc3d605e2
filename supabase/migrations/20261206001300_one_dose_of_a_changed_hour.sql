-- An hour that was changed after the dose of the day was taken planned a second dose of that day.

/*
 * As before. A dose that nobody answered follows its hour where that is changed to one that is still to come: it stays one
 * dose of its day, and is told of at the new hour.
 */
create or replace function private.plan_reminders(reminders uuid[], at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  added integer;
begin
  delete from public.planned_doses d
    using (
      select stale.reminder_id, stale.on_day, stale.planned_at
      from unnest(reminders) as one (id)
      join public.medication_reminders r using (id)
      join public.planned_doses stale on stale.reminder_id = r.id
      where stale.state = 'planned' and stale.planned_at >= greatest(r.planned_until, at)
      except
      select w.reminder_id, w.on_day, w.planned_at from private.compute_planned_doses(reminders, at) w
    ) as unwanted
    where d.reminder_id = unwanted.reminder_id and d.on_day = unwanted.on_day
      and d.planned_at = unwanted.planned_at and d.state = 'planned';
  update public.planned_doses d
    set state = 'planned', wall_time = moved.wall_time, planned_at = moved.planned_at, expires_at = moved.expires_at,
      tell_at = moved.tell_at, quantity = moved.quantity, snoozed_until = null, escalated_at = null
    from private.compute_planned_doses(reminders, at) as moved
    where d.reminder_id = moved.reminder_id and d.on_day = moved.on_day and d.wall_time <> moved.wall_time
      and d.state in ('due', 'missed') and moved.planned_at >= at;
  insert into public.planned_doses as d
      (reminder_id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, tell_at)
    select * from private.compute_planned_doses(reminders, at)
    on conflict (reminder_id, on_day) do update
      set expires_at = excluded.expires_at, quantity = excluded.quantity
      where d.state = 'planned' and d.planned_at = excluded.planned_at;
  get diagnostics added = row_count;
  update public.medication_reminders r set planned_until = at + interval '48 hours'
    from unnest(reminders) as one (id)
    where r.id = one.id;
  return added;
end
$function$;

/*
 * As before. An hour in whose place another one comes keeps its row as well, so that a day on which it was answered has no
 * second dose. A course whose pause is given a last day is not stopped any more.
 */
create or replace function public.save_box(profile_id uuid, box jsonb, hours jsonb, known_version timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF medications
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  box_id constant uuid := (box ->> 'id')::uuid;
  facts  constant public.medications := jsonb_populate_record(null::public.medications, box);
  -- What was stopped is taken up again, now or on a day.
  is_resumed constant boolean := jsonb_path_exists(hours,
    '$[*] ? (!exists(@.paused_at) || @.paused_at == null || @.paused_until != null)');
begin
  -- A schedule that is missing is not an empty one.
  if jsonb_typeof(hours) is distinct from 'array' then
    raise exception 'A box is saved with its schedule' using errcode = 'PT422';
  end if;
  if known_version is not null then
    perform from public.medications m where m.id = box_id and m.updated_at = known_version for update;
    if not found then
      return;
    end if;
  end if;
  -- An hour that goes and the nearest one that comes are one hour that was changed: its dose of the day stays one dose.
  loop
    update public.medication_reminders r set reminder_time = changed.new_time
      from (
        select former.id, h.reminder_time as new_time
        from public.medication_reminders former
        cross join jsonb_to_recordset(hours) as h (reminder_time time)
        where former.medication_id = box_id
          and former.reminder_time not in (
            select kept.reminder_time from jsonb_to_recordset(hours) as kept (reminder_time time)
            where kept.reminder_time is not null)
          and not exists (
            select from public.medication_reminders known
            where known.medication_id = box_id and known.reminder_time = h.reminder_time)
          and h.reminder_time is not null
        order by abs(extract(epoch from former.reminder_time - h.reminder_time)), former.reminder_time, h.reminder_time
        limit 1
      ) as changed
      where r.id = changed.id;
    exit when not found;
  end loop;
  -- Before the box: one that becomes common has no schedule.
  delete from public.medication_reminders r
    where r.medication_id = box_id
      and r.reminder_time not in (
        select h.reminder_time from jsonb_to_recordset(hours) as h (reminder_time time) where h.reminder_time is not null);
  if known_version is null then
    perform private.put_box(save_box.profile_id, box);
  else
    update public.medications m set
      -- One that was for the whole home and is no longer goes to the profile.
      profile_id = case when m.is_common and not facts.is_common
        then nullif(save_box.profile_id, auth.uid()) else m.profile_id end,
      reference_id = facts.reference_id,
      name = facts.name,
      dosage = facts.dosage,
      form = facts.form,
      total_quantity = facts.total_quantity,
      current_quantity = facts.current_quantity,
      expiry_date = facts.expiry_date,
      opened_on = facts.opened_on,
      in_use_days = facts.in_use_days,
      is_common = coalesce(facts.is_common, false),
      location = facts.location,
      official_number = facts.official_number,
      lot = facts.lot,
      posology = facts.posology,
      notes = facts.notes,
      course_stopped_on = case when not is_resumed then m.course_stopped_on end,
      course_stop_reason = case when not is_resumed then m.course_stop_reason end,
      course_stop_note = case when not is_resumed then m.course_stop_note end
    where m.id = box_id;
  end if;
  insert into public.medication_reminders as known
      (medication_id, reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity)
    select box_id, h.reminder_time, h.weekdays, h.starts_on, h.ends_on, h.paused_at, h.paused_until, h.quantity
    from jsonb_to_recordset(hours) as h (reminder_time time, weekdays smallint[], starts_on date, ends_on date,
      paused_at timestamptz, paused_until date, quantity numeric)
    on conflict on constraint medication_reminders_medication_id_reminder_time_key do update set
      weekdays = excluded.weekdays,
      starts_on = excluded.starts_on,
      ends_on = excluded.ends_on,
      paused_at = excluded.paused_at,
      paused_until = excluded.paused_until,
      quantity = excluded.quantity
    where (known.weekdays, known.starts_on, known.ends_on, known.paused_at, known.paused_until, known.quantity)
      is distinct from (excluded.weekdays, excluded.starts_on, excluded.ends_on, excluded.paused_at,
        excluded.paused_until, excluded.quantity);
  return query select m.* from public.medications m where m.id = box_id;
end
$function$;
