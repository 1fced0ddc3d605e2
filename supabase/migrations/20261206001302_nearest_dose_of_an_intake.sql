-- A missed dose of the morning that was recorded at noon answered the dose of the evening, and nobody was told of that one.

/*
 * Answers with an intake the planned dose that it is: the one in whose window it was taken, or else the one of its day
 * whose hour is nearest. Where that one is taken already it answers none: a later dose is still told of. One that was
 * confirmed to be given beside another dose answers no dose but one that is told of and open at that moment.
 */
create or replace function private.answer_dose_with(given medication_intake_logs)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  nearest public.planned_doses;
begin
  if current_setting('trousse.answers_no_dose', true) = 'true'
    or exists (select from public.planned_doses where intake_id = given.id)
  then
    return;
  end if;
  select d.* into nearest
  from public.planned_doses d
  where d.medication_id = given.medication_id
    and d.profile_id = given.profile_id
    and (
      d.on_day = (given.taken_at at time zone private.get_time_zone(d.user_id))::date
      or d.planned_at <= given.taken_at and given.taken_at < d.expires_at
    )
    and d.planned_at between given.taken_at - interval '48 hours' and given.taken_at + interval '48 hours'
  order by
    d.state <> 'taken' and d.planned_at <= given.taken_at and given.taken_at < d.expires_at desc,
    abs(extract(epoch from d.planned_at - given.taken_at)),
    d.planned_at
  limit 1
  for update;
  update public.planned_doses d
    set state = 'taken', intake_id = given.id, answered_at = given.taken_at, tell_at = null
    where d.id = nearest.id and d.state <> 'taken'
      and ('duplicate' <> all (given.confirmed_warnings)
        or (d.planned_at - private.get_reminder_advance(d.user_id) <= given.taken_at
          and given.taken_at < d.expires_at));
end
$function$;
