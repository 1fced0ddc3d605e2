-- A dose that was corrected shows how much was given, and not how much was planned.

/* As before, with the quantity of the intake of an answered dose. */
create or replace function public.home_today(on_day date, zone text, at timestamp with time zone DEFAULT now())
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
            jsonb_build_object('id', intake.id, 'user_id', intake.user_id, 'taken_at', intake.taken_at,
              'quantity_taken', intake.quantity_taken) end)
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
          select jsonb_build_object('source_key', r.source_key, 'source', r.source, 'source_date', r.source_date)
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
