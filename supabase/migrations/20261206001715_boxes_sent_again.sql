-- A new box whose answer was lost is sent again. Doses that were taken from it meanwhile came back into its stock, and what
-- somebody had written of it since was undone.

/*
 * Whether a new box has been sent before, and stands. Its form may have been corrected since: as long as nothing else
 * happened to the box, it is then written again. Stock and the day of opening are what use changes. PT409 where the box
 * was changed and is not as it is sent now: somebody changed it, or its form was corrected and the box used.
 */
create function private.is_box_of_before(box jsonb) returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  facts       constant public.medications := jsonb_populate_record(null::public.medications, box);
  known       public.medications;
  is_same     boolean;
begin
  select * into known from public.medications m where m.id = facts.id for update;
  if not found then
    return false;
  end if;
  is_same :=
    (known.name, known.dosage, known.form, known.total_quantity, known.expiry_date, known.is_common, known.reference_id,
      known.in_use_days, known.location, known.official_number, known.lot, known.posology, known.notes)
    is not distinct from
    (facts.name, facts.dosage, facts.form, facts.total_quantity, facts.expiry_date, coalesce(facts.is_common, false),
      facts.reference_id, facts.in_use_days, facts.location, facts.official_number, facts.lot, facts.posology, facts.notes);
  if known.updated_at = known.created_at then
    return is_same
      and (known.current_quantity, known.opened_on) is not distinct from (facts.current_quantity, facts.opened_on);
  end if;
  if not is_same or facts.opened_on is not null and facts.opened_on is distinct from known.opened_on then
    raise exception 'This box was changed meanwhile' using errcode = 'PT409';
  end if;
  return true;
end
$$;
revoke execute on function private.is_box_of_before from public;
grant execute on function private.is_box_of_before to authenticated;

/*
 * Writes one new box of a profile as its caller. The keys of `box` are columns of `medications`; a common box goes to the
 * home of the profile. One that was sent before is written again as long as nothing happened to it, and else it stands.
 */
create or replace function private.put_box(profile_id uuid, box jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  facts constant public.medications := jsonb_populate_record(null::public.medications, box);
begin
  if private.is_box_of_before(box) then
    return;
  end if;
  insert into public.medications as known (id, user_id, profile_id, reference_id, name, dosage, form,
      total_quantity, current_quantity, expiry_date, opened_on, in_use_days, is_common, location,
      official_number, lot, posology, notes, gtin)
    values (facts.id, auth.uid(), nullif(put_box.profile_id, auth.uid()), facts.reference_id, facts.name,
      facts.dosage, facts.form, facts.total_quantity, facts.current_quantity, facts.expiry_date, facts.opened_on,
      facts.in_use_days, coalesce(facts.is_common, false), facts.location, facts.official_number, facts.lot,
      facts.posology, facts.notes, facts.gtin)
    on conflict on constraint medications_pkey do update set
      reference_id = excluded.reference_id,
      name = excluded.name,
      dosage = excluded.dosage,
      form = excluded.form,
      total_quantity = excluded.total_quantity,
      current_quantity = excluded.current_quantity,
      expiry_date = excluded.expiry_date,
      opened_on = excluded.opened_on,
      in_use_days = excluded.in_use_days,
      is_common = excluded.is_common,
      location = excluded.location,
      official_number = excluded.official_number,
      lot = excluded.lot,
      posology = excluded.posology,
      notes = excluded.notes;
end
$$;

/*
 * As before. Of a new box that was sent before and has been written since, neither the box nor its schedule is written
 * again; of one that nobody wrote since, the hours may have been corrected.
 */
create or replace function public.save_box(profile_id uuid, box jsonb, hours jsonb, known_version timestamp with time zone DEFAULT NULL::timestamp with time zone) returns SETOF medications
  language plpgsql
  set search_path = ''
as $$
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
  if known_version is null and private.is_box_of_before(box)
    and exists (select from public.medications m where m.id = box_id and m.updated_at <> m.created_at)
  then
    return query select * from public.medications m where m.id = box_id;
    return;
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
$$;
