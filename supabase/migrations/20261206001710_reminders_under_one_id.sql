-- A box had 08:00 and 20:00. Then 20:00 was removed and 08:00 became 20:00: both rows of an older archive were that one
-- reminder, and the whole archive was refused.

/* As before. A reminder of an archive is the one of its time, and else the one of its id where no other row is that one. */
create or replace function private.import_cabinet(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  report    jsonb := '{}';
  rows      jsonb;
  scheduled constant text[] := array(
    select r ->> 'medication_id' from jsonb_array_elements(tables -> 'medication_reminders') r);
begin
  select jsonb_agg(jsonb_build_object('is_common', false) || coalesce(to_jsonb(known), '{}') || r || jsonb_build_object(
      'id', new_id,
      'user_id', me,
      'profile_id', profile,
      'is_common', coalesce(profile is null and r ->> 'id' <> all (scheduled)
        and coalesce((r ->> 'is_common')::boolean, known.is_common)
        and not exists (select from public.medication_reminders where medication_id = new_id), false),
      'reference_id', (select id from public.medication_references where id = (r ->> 'reference_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'medications') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.medications known on known.id = new_id
    where (profile is null or profile in (select private.created_profiles(me)))
      and (known.user_id is null or known.user_id = me);
  report := report || jsonb_build_object('medications', private.import_rows('medications', '{id}',
    '{profile_id,reference_id,name,dosage,form,total_quantity,current_quantity,expiry_date,opened_on,posology,notes,is_common,location,in_use_days,course_stopped_on,course_stop_reason,course_stop_note,official_number,lot,gtin}',
    '{user_id,created_at}', 't.user_id = $2', me, rows));

  -- Before the reminders: intakes of the past must not answer the doses that are planned from now on.
  select jsonb_agg('{"confirmed_warnings": []}' || coalesce(to_jsonb(known), '{}') || r || jsonb_build_object(
      'id', new_id,
      'profile_id', profile,
      'medication_id', (
        select m.id from public.medications m
        where m.user_id = me and m.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)),
      'user_id', case when (r ->> 'user_id')::uuid = source then me end))
    into rows
    from jsonb_array_elements(tables -> 'medication_intake_logs') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.medication_intake_logs known on known.id = new_id
    where profile in (select private.created_profiles(me))
      and (r ->> 'quantity_deducted')::numeric <= (r ->> 'quantity_taken')::numeric
      and not exists (
        select from public.medication_intake_logs i
        where i.id = new_id and i.profile_id not in (select private.created_profiles(me)));
  insert into private.running_imports values (pg_current_xact_id());
  report := report || jsonb_build_object('medication_intake_logs', private.import_rows('medication_intake_logs', '{id}',
    '{profile_id,medication_id,medication_name,medication_dosage,medication_form,quantity_taken,quantity_deducted,taken_at,notes,confirmed_warnings,helper_name}',
    '{user_id,created_at}', 't.profile_id in (select private.created_profiles($2))', me, rows));
  delete from private.running_imports where transaction_id = pg_current_xact_id();

  select jsonb_agg(coalesce(to_jsonb(known), r || jsonb_build_object('intake_id', dose.id, 'profile_id', dose.profile_id)))
    into rows
    from jsonb_array_elements(tables -> 'intake_substances') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'intake_id')::uuid) as new_id
    join public.medication_intake_logs dose
      on dose.id = new_id and dose.profile_id in (select private.created_profiles(me))
    join public.substances named on named.id = r ->> 'substance_id'
    left join public.intake_substances known on known.intake_id = dose.id and known.substance_id = named.id
    where known.intake_id is not null
      or not exists (select from public.intake_substances other where other.intake_id = dose.id)
        and coalesce((r ->> 'milligrams')::numeric between 0 and 1e9, true)
        and coalesce(r ->> 'weighed_as' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', true);
  report := report || jsonb_build_object('intake_substances', private.import_rows('intake_substances',
    '{intake_id,substance_id}', '{milligrams,weighed_as,unknown_because}', '{profile_id}', 'true', me, rows));

  -- A medication has each reminder time once: one that exists under another id is changed instead of added, and is then no
  -- other row's.
  with archived as (
    select r, new_id, box.id as box, known.id as same_time
    from jsonb_array_elements(tables -> 'medication_reminders') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    join public.medications box
      on box.user_id = me and box.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)
    left join public.medication_reminders known
      on known.medication_id = box.id and known.reminder_time = (r ->> 'reminder_time')::time
    where not exists (
      select from public.medication_reminders other
      where other.id = new_id and other.medication_id not in (select id from public.medications where user_id = me))
  )
  select jsonb_agg(r || jsonb_build_object(
      'id', case
        when same_time is not null then same_time
        when new_id in (select a.same_time from archived a where a.same_time is not null) then gen_random_uuid()
        else new_id end,
      'medication_id', box,
      'planned_until', now()))
    into rows
    from archived;
  return report || jsonb_build_object('medication_reminders', private.import_rows('medication_reminders', '{id}',
    '{medication_id,reminder_time,weekdays,starts_on,ends_on,paused_at,paused_until,quantity}',
    '{created_at,planned_until}',
    't.medication_id in (select id from public.medications where user_id = $2)', me, rows));
end
$$;
