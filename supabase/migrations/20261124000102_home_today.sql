-- The first screen of a home in one call.

/*
 * For each profile that the caller may see: how many doses of the day are due, to come, taken, skipped and missed, the
 * last dose with its giver, and what its alerts are derived from, which `domain/alerts` decides.
 *
 * `zone` is that of the screen. Doses are those of the list of the day (`domain/reminders/today.ts`): all of the day, and
 * those of the day before that nobody answered. A dose is due from its moment on and missed when its window has closed,
 * also before the scheduler has said so.
 */
create function public.home_today(on_day date, zone text, at timestamptz default now())
  returns table (
    profile_id uuid, profile_name text,
    due integer, to_come integer, taken integer, skipped integer, missed integer,
    last_intake_id uuid, last_taken_at timestamptz, last_product_name text, last_dosage text, last_form text,
    last_quantity numeric, last_giver_id uuid, last_giver_name text,
    boxes jsonb, custom_alerts jsonb, dismissed_keys text[])
  language sql stable
  set search_path = ''
as $$
  with people as materialized (
    select p.id, p.created_by, p.created_at, p.is_primary,
      nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') as name
    from public.profiles p
    where p.id = any ((select private.get_permitted_profiles('view'))::uuid[])
  ),
  doses as (
    select d.profile_id, d.planned_at >= home_today.on_day::timestamp at time zone home_today.zone as is_of_day,
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
  counts as (
    select d.profile_id,
      count(*) filter (where d.state = 'due')::integer as due,
      count(*) filter (where d.state = 'planned')::integer as to_come,
      count(*) filter (where d.state = 'taken')::integer as taken,
      count(*) filter (where d.state = 'skipped')::integer as skipped,
      count(*) filter (where d.state = 'missed')::integer as missed
    from doses d
    where d.is_of_day or d.state in ('due', 'missed')
    group by d.profile_id
  ),
  latest as materialized (
    select last_one.*
    from people
    cross join lateral (
      select i.id, i.profile_id, i.taken_at, i.medication_name, i.medication_dosage, i.medication_form,
        i.quantity_taken, i.user_id
      from public.medication_intake_logs i
      where i.profile_id = people.id
      order by i.taken_at desc
      limit 1
    ) as last_one
  )
  select p.id, p.name,
    coalesce(counts.due, 0), coalesce(counts.to_come, 0), coalesce(counts.taken, 0), coalesce(counts.skipped, 0),
    coalesce(counts.missed, 0),
    latest.id, latest.taken_at, latest.medication_name, latest.medication_dosage, latest.medication_form,
    latest.quantity_taken, latest.user_id, giver.giver_name,
    coalesce((
      select jsonb_agg(to_jsonb(box) - '{user_id,posology,notes}'::text[] order by box.id)
      from public.medications box
      where box.for_profile_id = p.id or (box.is_common and box.user_id = p.created_by)), '[]'),
    coalesce((
      select jsonb_agg(to_jsonb(alert) - 'user_id' order by alert.id)
      from public.custom_alerts alert where alert.for_profile_id = p.id), '[]'),
    array(
      select dismissal.alert_key from public.alert_dismissals dismissal
      where dismissal.profile_id = p.id and dismissal.user_id = (select auth.uid())
      order by 1)
  from people p
  left join counts on counts.profile_id = p.id
  left join latest on latest.profile_id = p.id
  left join public.list_intake_givers(array(select latest.id from latest)) giver on giver.intake_id = latest.id
  order by p.is_primary desc, p.created_at, p.id
$$;
grant execute on function public.home_today(date, text, timestamptz) to authenticated;
