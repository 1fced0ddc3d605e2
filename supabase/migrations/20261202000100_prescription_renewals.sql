-- A prescription that is about to end says so in time to have it renewed, unless no renewal is needed.

alter table public.prescriptions
  -- How many days before its end to say so; null where nobody needs to be told.
  add column renewal_days smallint default 7,
  add constraint prescriptions_renewal_days_in_bounds check (renewal_days between 1 and 90);
grant insert (renewal_days), update (renewal_days) on public.prescriptions to authenticated;

/*
 * How many days of a prescription are left, from the first day on which its renewal is to be thought of through its last
 * one; null on all other days, and always without a known end. `domain/prescriptions/renewal.ts` has the same rule.
 */
create function private.renewal_days_left(ends_on date, renewal_days integer, on_day date) returns integer
  language sql immutable
  set search_path = ''
as $$
  select case when ends_on - on_day between 0 and renewal_days then ends_on - on_day end
$$;
revoke execute on function private.renewal_days_left from public;
grant execute on function private.renewal_days_left to service_role;

-- The key names the end as well: one that is renewed speaks again before its new one.
alter table public.alert_dismissals
  add column prescription_id uuid generated always as ((substring(alert_key
    from '^prescription-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9]{4}-[0-9]{2}-[0-9]{2}$'))::uuid) stored,
  add constraint alert_dismissals_prescription_id_fkey
    foreign key (prescription_id) references public.prescriptions (id) on delete cascade,
  drop constraint alert_key_is_known,
  add constraint alert_key_is_known check (
    alert_key = 'reminder' or medication_id is not null or custom_alert_id is not null or prescription_id is not null);
create index alert_dismissals_by_prescription on public.alert_dismissals (prescription_id);

-- As before, with prescriptions.
drop policy "people dismiss alerts of profiles they see" on public.alert_dismissals;
create policy "people dismiss alerts of profiles they see" on public.alert_dismissals
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = alert_dismissals.medication_id
        and (m.for_profile_id = alert_dismissals.profile_id
          or (m.is_common and m.user_id = (
            select p.created_by from public.profiles p where p.id = alert_dismissals.profile_id)))))
    and (custom_alert_id is null or exists (
      select 1 from public.custom_alerts a
      where a.id = alert_dismissals.custom_alert_id and a.for_profile_id = alert_dismissals.profile_id))
    and (prescription_id is null or exists (
      select 1 from public.prescriptions r
      where r.id = alert_dismissals.prescription_id and r.profile_id = alert_dismissals.profile_id)));

/* As before, with the days of the renewal. */
create or replace function private.import_prescriptions(me uuid, source uuid, tables jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rows jsonb;
begin
  select jsonb_agg(r || jsonb_build_object(
      'id', new_id,
      'profile_id', profile,
      -- Archives of before say nothing of it.
      'renewal_days', case when r ? 'renewal_days' then r -> 'renewal_days' else to_jsonb(7) end))
    into rows
    from jsonb_array_elements(tables -> 'prescriptions') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me))
      and not exists (
        select from public.prescriptions p
        where p.id = new_id and p.profile_id not in (select private.created_profiles(me)));
  return jsonb_build_object('prescriptions', private.import_rows('prescriptions', '{id}',
    '{profile_id,prescriber,issued_on,ends_on,renewal_days,lines,boxed_lines}', '{created_at}',
    't.profile_id in (select private.created_profiles($2))', me, rows));
end
$function$;

/* As before, with dismissals about prescriptions. */
create or replace function private.import_alerts_and_activity(me uuid, source uuid, tables jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  report jsonb := '{}';
  rows   jsonb;
begin
  select jsonb_agg(r || jsonb_build_object('id', new_id, 'user_id', me, 'profile_id', profile, 'medication_id', box))
    into rows
    from jsonb_array_elements(tables -> 'custom_alerts') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile,
      private.get_imported_id(me, source, (r ->> 'medication_id')::uuid) as box
    where (profile is null or profile in (select private.created_profiles(me)))
      and (box is null or exists (
        select from public.medications m
        where m.id = box and (m.for_profile_id = coalesce(profile, me) or (m.is_common and m.user_id = me))))
      and not exists (select from public.custom_alerts a where a.id = new_id and a.user_id <> me);
  report := report || jsonb_build_object('custom_alerts', private.import_rows('custom_alerts', '{id}',
    '{profile_id,medication_id,title,message,alert_date,alert_time,priority,repeats,ends_on}',
    '{user_id,created_at}', 't.user_id = $2', me, rows));

  select jsonb_agg(jsonb_build_object(
      'user_id', me, 'profile_id', profile, 'dismissed_at', r -> 'dismissed_at',
      'alert_key', case when about is null then r ->> 'alert_key'
        else replace(r ->> 'alert_key', about, private.get_imported_id(me, source, about::uuid)::text) end))
    into rows
    from jsonb_array_elements(tables -> 'alert_dismissals') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile,
      substring(r ->> 'alert_key' from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') as about
    where profile in (select private.created_profiles(me))
      and (about is null
        or exists (select from public.medications m
          where m.user_id = me and m.id = private.get_imported_id(me, source, about::uuid))
        or exists (select from public.custom_alerts a
          where a.user_id = me and a.id = private.get_imported_id(me, source, about::uuid))
        or exists (select from public.prescriptions p
          where p.id = private.get_imported_id(me, source, about::uuid) and p.profile_id = profile));
  report := report || jsonb_build_object('alert_dismissals', private.import_rows('alert_dismissals',
    '{user_id,profile_id,alert_key}', '{dismissed_at}', '{}', 't.user_id = $2', me, rows));

  select jsonb_agg(r || jsonb_build_object('user_id', me)) into rows
    from jsonb_array_elements(tables -> 'user_pharmacy_preferences') r
    join public.online_pharmacies pharmacy on pharmacy.id = (r ->> 'pharmacy_id')::uuid;
  report := report || jsonb_build_object('user_pharmacy_preferences', private.import_rows('user_pharmacy_preferences',
    '{user_id,pharmacy_id}', '{is_preferred,notes,last_used}', '{}', 't.user_id = $2', me, rows));

  select jsonb_agg(r || jsonb_build_object('id', new_id, 'user_id', me, 'profile_id', profile)) into rows
    from jsonb_array_elements(tables -> 'symptom_searches') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where (profile is null or profile in (select private.created_profiles(me)))
      and not exists (select from public.symptom_searches s where s.id = new_id and s.user_id <> me);
  report := report || jsonb_build_object('symptom_searches', private.import_rows('symptom_searches', '{id}',
    '{profile_id,symptoms_text,country_context,found_medications}', '{user_id,created_at}', 't.user_id = $2', me, rows));

  select jsonb_agg(r || jsonb_build_object('id', new_id, 'user_id', me)) into rows
    from jsonb_array_elements(tables -> 'user_activity_logs') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    where not exists (select from public.user_activity_logs l where l.id = new_id and l.user_id <> me);
  return report || jsonb_build_object('user_activity_logs', private.import_rows('user_activity_logs', '{id}',
    '{activity_type,activity_data,page_url,user_agent}', '{user_id,created_at}', 't.user_id = $2', me, rows));
end
$function$;

/* As before, with the prescriptions whose end is to come. */
drop function public.home_today(date, text, timestamptz);
create function public.home_today(on_day date, zone text, at timestamp with time zone DEFAULT now())
 RETURNS TABLE(profile_id uuid, profile_name text, home_id uuid, due integer, to_come integer, taken integer, skipped integer, missed integer, last_intake_id uuid, last_taken_at timestamp with time zone, last_product_name text, last_dosage text, last_form text, last_quantity numeric, last_giver_id uuid, last_giver_name text, doses jsonb, recent_products jsonb, allergies text[], boxes jsonb, common_boxes jsonb, custom_alerts jsonb, prescriptions jsonb, dismissed_keys text[])
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with people as materialized (
    select p.id, p.created_by, p.created_at, p.is_primary,
      nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') as name,
      row_number() over (
        partition by p.created_by order by p.is_primary desc, p.created_at, p.id) as number_in_home
    from public.profiles p
    where p.id = any ((select private.get_permitted_profiles('view'))::uuid[])
  ),
  doses as materialized (
    select d.id, d.profile_id, d.medication_id, d.planned_at, d.expires_at, d.quantity, d.snoozed_until, d.intake_id,
      d.state as stored_state,
      d.planned_at >= home_today.on_day::timestamp at time zone home_today.zone as is_of_day,
      case
        when d.state not in ('planned', 'due') then d.state
        when d.expires_at <= home_today.at then 'missed'
        when d.planned_at <= home_today.at then 'due'
        else 'planned'
      end as state
    from people
    join public.planned_doses d on d.profile_id = people.id
      and d.planned_at >= (home_today.on_day - 1)::timestamp at time zone home_today.zone
      and d.planned_at < (home_today.on_day + 1)::timestamp at time zone home_today.zone
  ),
  listed as materialized (
    select d.* from doses d where d.is_of_day or d.state in ('due', 'missed')
  ),
  counts as (
    select d.profile_id,
      count(*) filter (where d.state = 'due')::integer as due,
      count(*) filter (where d.state = 'planned')::integer as to_come,
      count(*) filter (where d.state = 'taken')::integer as taken,
      count(*) filter (where d.state = 'skipped')::integer as skipped,
      count(*) filter (where d.state = 'missed')::integer as missed
    from listed d
    group by d.profile_id
  ),
  dose_rows as (
    select d.profile_id,
      jsonb_agg(
        jsonb_build_object(
          'id', d.id, 'medication_id', d.medication_id, 'planned_at', d.planned_at, 'expires_at', d.expires_at,
          'quantity', d.quantity, 'state', d.stored_state, 'snoozed_until', d.snoozed_until,
          'giver_name', giver.giver_name,
          'medications', jsonb_build_object(
            'name', box.name, 'dosage', box.dosage, 'form', box.form, 'expiry_date', box.expiry_date,
            'opened_on', box.opened_on, 'in_use_days', box.in_use_days, 'current_quantity', box.current_quantity),
          'medication_intake_logs', case when intake.id is not null then
            jsonb_build_object('id', intake.id, 'user_id', intake.user_id, 'taken_at', intake.taken_at) end)
        order by d.planned_at, d.id) as doses
    from listed d
    join public.medications box on box.id = d.medication_id
    left join public.medication_intake_logs intake on intake.id = d.intake_id
    left join public.list_dose_givers(array(select listed.id from listed where listed.intake_id is not null)) giver
      on giver.planned_dose_id = d.id
    group by d.profile_id
  ),
  -- The products of the hundred latest doses: further back nobody looks for one to give again.
  products as materialized (
    select product.*
    from people
    cross join lateral (
      select distinct on (i.medication_name, i.medication_dosage, i.medication_form)
        i.id, i.profile_id, i.medication_id, i.taken_at, i.medication_name, i.medication_dosage, i.medication_form,
        i.quantity_taken, i.user_id
      from (
        select * from public.medication_intake_logs i
        where i.profile_id = people.id
        order by i.taken_at desc
        limit 100
      ) i
      order by i.medication_name, i.medication_dosage, i.medication_form, i.taken_at desc
    ) as product
  ),
  ranked as materialized (
    select products.*, row_number() over (
      partition by products.profile_id order by products.taken_at desc, products.id) as number_of_person
    from products
  ),
  given as (
    select ranked.*, giver.giver_name
    from ranked
    left join public.list_intake_givers(array(select r.id from ranked r where r.number_of_person <= 8)) giver
      on giver.intake_id = ranked.id
    where ranked.number_of_person <= 8
  ),
  product_rows as (
    select given.profile_id,
      jsonb_agg(
        jsonb_build_object(
          'id', given.id, 'medication_id', given.medication_id, 'taken_at', given.taken_at,
          'name', given.medication_name, 'dosage', given.medication_dosage, 'form', given.medication_form,
          'quantity', given.quantity_taken, 'giver_id', given.user_id, 'giver_name', given.giver_name)
        order by given.number_of_person) as products
    from given
    group by given.profile_id
  ),
  -- Two reads by index. As one condition with "or" it read every box of the installation where no policy narrows it.
  read_boxes as (
    select box from public.medications box
    where not box.is_common and box.for_profile_id in (select people.id from people)
    union all
    select box from public.medications box
    where box.is_common and box.user_id in (select people.created_by from people)
  ),
  -- The medicines of which something is officially said; all other boxes are asked nothing.
  said as materialized (
    select a.cis from public.reference_availability a
    union all
    select i.cis from public.reference_information i
  ),
  home_boxes as (
    select (read.box).*,
      case
        when (select r.cis from public.medication_references r where r.id = (read.box).reference_id)
            in (select said.cis from said)
          or (read.box).official_number is not null
          or exists (select from public.recalls r where r.withdrawn_at is null)
        then public.official_notices(read.box)
      end as official_notices
    from read_boxes read
  ),
  box_rows as materialized (
    select box.is_common, box.for_profile_id, box.user_id, box.id,
      (to_jsonb(box) - '{user_id,posology,notes}'::text[]) || jsonb_build_object(
        'medication_references', (
          select jsonb_build_object('cis', r.cis, 'source', r.source, 'source_date', r.source_date)
          from public.medication_references r where r.id = box.reference_id),
        'medication_reminders', coalesce((
          select jsonb_agg(jsonb_build_object(
            'reminder_time', reminder.reminder_time, 'weekdays', reminder.weekdays, 'starts_on', reminder.starts_on,
            'ends_on', reminder.ends_on, 'paused_at', reminder.paused_at, 'paused_until', reminder.paused_until,
            'quantity', reminder.quantity) order by reminder.reminder_time)
          from public.medication_reminders reminder where reminder.medication_id = box.id), '[]')) as row
    from home_boxes box
  )
  select p.id, p.name, p.created_by,
    coalesce(counts.due, 0), coalesce(counts.to_come, 0), coalesce(counts.taken, 0), coalesce(counts.skipped, 0),
    coalesce(counts.missed, 0),
    latest.id, latest.taken_at, latest.medication_name, latest.medication_dosage, latest.medication_form,
    latest.quantity_taken, latest.user_id, latest.giver_name,
    coalesce(dose_rows.doses, '[]'), coalesce(product_rows.products, '[]'),
    coalesce((select details.allergies from public.profile_details details where details.profile_id = p.id), '{}'),
    coalesce((
      select jsonb_agg(box.row order by box.id)
      from box_rows box where not box.is_common and box.for_profile_id = p.id), '[]'),
    case when p.number_in_home = 1 then coalesce((
      select jsonb_agg(box.row order by box.id)
      from box_rows box where box.is_common and box.user_id = p.created_by), '[]') else '[]' end,
    coalesce((
      select jsonb_agg(to_jsonb(alert) - 'user_id' order by alert.id)
      from public.custom_alerts alert where alert.for_profile_id = p.id), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object(
          'id', prescription.id, 'prescriber', prescription.prescriber, 'ends_on', prescription.ends_on,
          'renewal_days', prescription.renewal_days) order by prescription.id)
      from public.prescriptions prescription
      where prescription.profile_id = p.id and prescription.renewal_days is not null
        and prescription.ends_on >= home_today.on_day), '[]'),
    array(
      select dismissal.alert_key from public.alert_dismissals dismissal
      where dismissal.profile_id = p.id and dismissal.user_id = (select auth.uid())
      order by 1)
  from people p
  left join counts on counts.profile_id = p.id
  left join dose_rows on dose_rows.profile_id = p.id
  left join product_rows on product_rows.profile_id = p.id
  left join given latest on latest.profile_id = p.id and latest.number_of_person = 1
  order by p.is_primary desc, p.created_at, p.id
$function$;
grant execute on function public.home_today(date, text, timestamptz) to authenticated;
