-- The missed dose of the evening, recorded by hand after midnight, answered that of the morning, and nobody was reminded of
-- that one.

/*
 * As before, and of the doses of the day before, so that the night belongs to the evening: until two hours before the next
 * hour the last dose of the evening, up to twelve hours ago, is the nearest one.
 */
create or replace function private.find_dose_of(given public.medication_intake_logs) returns uuid
  language sql security definer
  set search_path = ''
as $$
  select nearest.id
  from (
    select d.*
    from public.planned_doses d
    cross join lateral (
      select (given.taken_at at time zone private.get_time_zone(d.user_id))::date as today,
        abs(extract(epoch from d.planned_at - given.taken_at)) as distance
    ) as taken
    where d.medication_id = given.medication_id
      and d.profile_id = given.profile_id
      and (
        d.on_day between taken.today - 1 and taken.today
        or d.planned_at - interval '1 hour' <= given.taken_at and given.taken_at < d.expires_at
      )
      and d.planned_at between given.taken_at - interval '48 hours' and given.taken_at + interval '48 hours'
    order by
      d.state <> 'taken' and d.planned_at <= given.taken_at and given.taken_at < d.expires_at desc,
      case
        when d.on_day < taken.today and given.taken_at - d.planned_at between interval '0' and interval '12 hours'
          and not exists (
            select from public.planned_doses later
            where later.medication_id = d.medication_id and later.profile_id = d.profile_id
              and later.planned_at > d.planned_at and later.planned_at <= given.taken_at)
        then least(taken.distance, extract(epoch from interval '2 hours'))
        else taken.distance
      end,
      d.planned_at
    limit 1
    for update of d
  ) as nearest
  where nearest.state <> 'taken'
    and ('duplicate' <> all (given.confirmed_warnings)
      or (nearest.planned_at - private.get_reminder_advance(nearest.user_id) <= given.taken_at
        and given.taken_at < nearest.expires_at))
$$;
