-- A box and its schedule are saved together, in one request: both or neither.

/*
 * Writes one box of a profile as its caller. One that is there already is written again. The keys of `box` are columns of
 * `medications`; a common box goes to the home of the profile.
 */
create function private.put_box(profile_id uuid, box jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  facts constant public.medications := jsonb_populate_record(null::public.medications, box);
begin
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
grant execute on function private.put_box(uuid, jsonb) to authenticated;

create or replace function public.add_boxes(profile_id uuid, boxes jsonb) returns table (id uuid, refused_with text)
  language plpgsql
  set search_path = ''
as $$
declare
  box  jsonb;
  most constant integer := 200;
begin
  if jsonb_typeof(boxes) is distinct from 'array' or jsonb_array_length(boxes) > most then
    raise sqlstate 'PT413' using message = format('A request adds at most %s boxes.', most);
  end if;
  for box in select value from jsonb_array_elements(boxes) loop
    add_boxes.id := null;
    add_boxes.refused_with := null;
    begin
      add_boxes.id := (box ->> 'id')::uuid;
      perform private.put_box(add_boxes.profile_id, box);
    exception
      when data_exception or integrity_constraint_violation or insufficient_privilege
        or sqlstate 'PT403' or sqlstate 'PT409' or sqlstate 'PT413' then
        add_boxes.refused_with := sqlstate;
    end;
    return next;
  end loop;
end
$$;

/*
 * Writes one box of a profile and its whole schedule, as its caller, and returns the box. The keys of `box` and of each
 * item of `hours` are columns of `medications` and `medication_reminders`. With `known_version`, only when nobody else
 * has written the box since: otherwise nothing is written and nothing returned. An hour that stays keeps its row, and
 * with it what became of its doses.
 */
create function public.save_box(profile_id uuid, box jsonb, hours jsonb, known_version timestamptz default null)
  returns setof public.medications
  language plpgsql
  set search_path = ''
as $$
declare
  box_id constant uuid := (box ->> 'id')::uuid;
  facts  constant public.medications := jsonb_populate_record(null::public.medications, box);
  -- What was stopped is taken up again.
  is_resumed constant boolean := jsonb_path_exists(hours, '$[*] ? (!exists(@.paused_at) || @.paused_at == null)');
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
grant execute on function public.save_box(uuid, jsonb, jsonb, timestamptz) to authenticated;
