-- An archive holds why a course was stopped, and the weekly report says both who gave doses and until when opened boxes
-- are good.

/*
 * As before, with why a course was stopped. An archive of a former version lacks columns: a box or a dose that is here
 * keeps what it has in them. A box with a schedule is one person's.
 */
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
    '{profile_id,reference_id,name,dosage,form,total_quantity,current_quantity,expiry_date,opened_on,posology,notes,is_common,location,in_use_days,course_stopped_on,course_stop_reason,course_stop_note}',
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
    '{profile_id,medication_id,medication_name,medication_dosage,medication_form,quantity_taken,quantity_deducted,taken_at,notes,confirmed_warnings}',
    '{user_id,created_at}', 't.profile_id in (select private.created_profiles($2))', me, rows));
  delete from private.running_imports where transaction_id = pg_current_xact_id();

  -- A medication has each reminder time once: one that exists under another id is changed instead of added.
  select jsonb_agg(r || jsonb_build_object('id', coalesce(known.id, new_id), 'medication_id', box.id, 'planned_until', now()))
    into rows
    from jsonb_array_elements(tables -> 'medication_reminders') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    join public.medications box
      on box.user_id = me and box.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)
    left join public.medication_reminders known
      on known.medication_id = box.id and known.reminder_time = (r ->> 'reminder_time')::time
    where not exists (
      select from public.medication_reminders other
      where other.id = new_id and other.medication_id not in (select id from public.medications where user_id = me));
  return report || jsonb_build_object('medication_reminders', private.import_rows('medication_reminders', '{id}',
    '{medication_id,reminder_time,weekdays,starts_on,ends_on,paused_at,paused_until,quantity}',
    '{created_at,planned_until}',
    't.medication_id in (select id from public.medications where user_id = $2)', me, rows));
end
$$;

/* The doses of the seven days before a Monday, who gave them, and the boxes, of each profile of the account. */
create or replace function private.get_weekly_report_data(account uuid, week date) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', private.get_profile_name(p.id),
    'isOwn', p.id = account,
    'doses', (
      select jsonb_build_object(
        'planned', count(*),
        'taken', count(*) filter (where d.state = 'taken'),
        'skipped', count(*) filter (where d.state = 'skipped'),
        'missed', count(*) filter (where d.state = 'missed'))
      from public.planned_doses d
      where d.profile_id = p.id and d.on_day >= week - 7 and d.on_day < week),
    -- Without an id the account was deleted; without a name it has none.
    'givers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', giver.user_id, 'name', private.get_profile_name(giver.user_id), 'taken', giver.taken)
        order by giver.taken desc, giver.user_id), '[]')
      from (
        select intake.user_id, count(*) as taken
        from public.planned_doses d
        join public.medication_intake_logs intake on intake.id = d.intake_id
        where d.profile_id = p.id and d.on_day >= week - 7 and d.on_day < week and d.state = 'taken'
        group by intake.user_id) as giver),
    'boxes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', m.name, 'dosage', m.dosage, 'currentQuantity', m.current_quantity,
        'totalQuantity', m.total_quantity,
        'expiresOn', private.get_last_good_day(m.expiry_date, m.opened_on, m.in_use_days)) order by m.name, m.id), '[]')
      from public.medications m where m.for_profile_id = p.id)
    ) order by p.id = account desc, p.created_at, p.id), '[]')
  from public.profiles p
  where p.created_by = account
$$;
