-- A dose that its giver says is given beside another one ticked the next planned dose of the day, which nobody was then
-- reminded of.

/*
 * Answers the first open dose of its day with an intake, also when it was taken early: nobody must be reminded of it again.
 * Logged late, it answers the dose in whose window it was taken. One that was confirmed to be given beside another dose
 * answers no dose but one that is told of and open at that moment: it is no reason to leave a later dose out.
 */
create or replace function private.answer_dose_with(given public.medication_intake_logs) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  answered uuid;
begin
  if exists (select from public.planned_doses where intake_id = given.id) then
    return;
  end if;
  select d.id into answered
  from public.planned_doses d
  where d.medication_id = given.medication_id
    and d.profile_id = given.profile_id
    and (
      (d.state in ('planned', 'due')
        and d.on_day = (given.taken_at at time zone private.get_time_zone(d.user_id))::date)
      or (d.state in ('planned', 'due', 'missed')
        and d.planned_at <= given.taken_at and given.taken_at < d.expires_at)
    )
    and ('duplicate' <> all (given.confirmed_warnings)
      or (d.planned_at - private.get_reminder_advance(d.user_id) <= given.taken_at
        and given.taken_at < d.expires_at))
    and d.planned_at between given.taken_at - interval '48 hours' and given.taken_at + interval '48 hours'
  order by d.planned_at
  limit 1
  for update;
  update public.planned_doses
    set state = 'taken', intake_id = given.id, answered_at = given.taken_at, tell_at = null
    where id = answered;
end
$$;
