-- A dose of midnight that was taken before midnight answered the missed dose of the evening, and was asked for once more.

/*
 * The planned dose that an intake answers: the one in whose window it was taken, or else the one whose hour is nearest, of
 * its day or of the hour after it. Null where that one is taken already, since a later dose is still told of. One that was
 * confirmed to be given beside another dose answers no dose but one that is told of and open at that moment. The list of a
 * day shows the same hour (domain/reminders/today.ts).
 */
create function private.find_dose_of(given public.medication_intake_logs) returns uuid
  language sql security definer
  set search_path = ''
as $$
  select nearest.id
  from (
    select d.*
    from public.planned_doses d
    where d.medication_id = given.medication_id
      and d.profile_id = given.profile_id
      and (
        d.on_day = (given.taken_at at time zone private.get_time_zone(d.user_id))::date
        or d.planned_at - interval '1 hour' <= given.taken_at and given.taken_at < d.expires_at
      )
      and d.planned_at between given.taken_at - interval '48 hours' and given.taken_at + interval '48 hours'
    order by
      d.state <> 'taken' and d.planned_at <= given.taken_at and given.taken_at < d.expires_at desc,
      abs(extract(epoch from d.planned_at - given.taken_at)),
      d.planned_at
    limit 1
    for update
  ) as nearest
  where nearest.state <> 'taken'
    and ('duplicate' <> all (given.confirmed_warnings)
      or (nearest.planned_at - private.get_reminder_advance(nearest.user_id) <= given.taken_at
        and given.taken_at < nearest.expires_at))
$$;

/* As before, by the function that finds the dose. */
create or replace function private.answer_dose_with(given public.medication_intake_logs) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  answered uuid;
begin
  if current_setting('trousse.answers_no_dose', true) = 'true'
    or exists (select from public.planned_doses where intake_id = given.id)
  then
    return;
  end if;
  answered := private.find_dose_of(given);
  update public.planned_doses d
    set state = 'taken', intake_id = given.id, answered_at = given.taken_at, tell_at = null
    where d.id = answered;
end
$$;

/* As before, with the doses of the next day from an hour before them. */
do $$
begin
  execute replace(
    pg_get_functiondef('public.home_today(date,text,timestamptz)'::regprocedure),
    'and d.planned_at < (home_today.on_day + 1)::timestamp at time zone home_today.zone
',
    'and (d.planned_at < (home_today.on_day + 1)::timestamp at time zone home_today.zone
        -- The longest advance of a reminder: what is told of can be answered.
        or d.planned_at <= least(home_today.at,
          (home_today.on_day + 1)::timestamp at time zone home_today.zone) + interval ''1 hour'')
');
end
$$;
