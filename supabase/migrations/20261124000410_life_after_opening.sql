-- How many days a box is good once it is open, where the box or its leaflet says so. Null: only a guide by form is
-- known, which is no expiry and is computed where boxes are shown (domain/inventory/opened-life.ts).

alter table public.medications
  add column in_use_days integer,
  add constraint medications_in_use_days_in_bounds check (in_use_days between 1 and 3650);

grant insert (in_use_days) on public.medications to authenticated;
grant update (in_use_days) on public.medications to authenticated;

/* The last good day of a box. `goodUntil` of the domain decides the same: one table of cases drives both. */
create function private.get_last_good_day(expiry_date date, opened_on date, in_use_days integer) returns date
  language sql immutable
  set search_path = ''
as $$
  select least(expiry_date, opened_on + in_use_days)
$$;
grant execute on function private.get_last_good_day(date, date, integer) to authenticated, service_role;

/* As before; an opened box has another last day as well. */
create or replace function private.delete_outdated_dismissals() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  restocked constant uuid[] := array(
    select id from (
      select id, current_quantity, total_quantity from new_rows
      except
      select id, current_quantity, total_quantity from old_rows) as changed);
  redated constant uuid[] := array(
    select id from (
      select id, private.get_last_good_day(expiry_date, opened_on, in_use_days) from new_rows
      except
      select id, private.get_last_good_day(expiry_date, opened_on, in_use_days) from old_rows) as changed);
begin
  delete from public.alert_dismissals d
    using unnest(restocked) as one (id)
    join public.medications box using (id)
    where d.medication_id = box.id
      and (
        (d.alert_key like 'low-stock-%' and box.current_quantity >= 0.2 * box.total_quantity)
        or (d.alert_key like 'out-of-stock-%' and box.current_quantity > 0));
  delete from public.alert_dismissals d
    using unnest(redated) as one (id)
    where d.medication_id = one.id and d.alert_key ~ '^(expiring|expired)-';
  return null;
end
$$;

/*
 * As before, with the last good day of an opened box. The data of a report: the doses of the seven days before a Monday,
 * and the boxes, of each profile of the account.
 */
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

/*
 * Medications, intakes and reminders. An archive of a former version lacks columns: a box that is here keeps what it has
 * in them. A box with a schedule is one person's.
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
    '{profile_id,reference_id,name,dosage,form,total_quantity,current_quantity,expiry_date,opened_on,posology,notes,is_common,location,in_use_days}',
    '{user_id,created_at}', 't.user_id = $2', me, rows));

  -- Before the reminders: intakes of the past must not answer the doses that are planned from now on.
  select jsonb_agg(r || jsonb_build_object(
      'id', new_id,
      'profile_id', profile,
      'medication_id', (
        select m.id from public.medications m
        where m.user_id = me and m.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)),
      'user_id', case when (r ->> 'user_id')::uuid = source then me end))
    into rows
    from jsonb_array_elements(tables -> 'medication_intake_logs') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me))
      and (r ->> 'quantity_deducted')::numeric <= (r ->> 'quantity_taken')::numeric
      and not exists (
        select from public.medication_intake_logs i
        where i.id = new_id and i.profile_id not in (select private.created_profiles(me)));
  insert into private.running_imports values (pg_current_xact_id());
  report := report || jsonb_build_object('medication_intake_logs', private.import_rows('medication_intake_logs', '{id}',
    '{profile_id,medication_id,medication_name,medication_dosage,medication_form,quantity_taken,quantity_deducted,taken_at,notes}',
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
