-- Before a planned dose is noted as taken, its person is asked whether one that was recorded by hand is the same one. "It is
-- the same" could not be answered where that one answers another planned dose, as after a plan was moved.

/*
 * A dose that was recorded is the planned one: that is answered by it, and no dose is added. The planned dose that it had
 * answered is open again, or missed. Sent twice it counts once. PT404 where the planned dose is gone, or of another person
 * by now; PT409 where another dose has answered it, or the recorded one is gone, of another medicine or of other days.
 */
create function public.match_planned_dose(dose uuid, intake uuid, profile uuid) returns setof public.planned_doses
  language plpgsql security definer
  set search_path = ''
as $$
declare
  planned public.planned_doses;
  given   public.medication_intake_logs;
begin
  perform private.require_doses_of(
    array(
      select match_planned_dose.dose
      union
      select d.id from public.planned_doses d
        where d.intake_id = match_planned_dose.intake and d.profile_id = match_planned_dose.profile),
    match_planned_dose.profile);
  select d.* into planned from public.planned_doses d where d.id = match_planned_dose.dose;
  if planned.intake_id is distinct from match_planned_dose.intake then
    select i.* into given
    from public.medications box
    cross join lateral private.get_doses_like(box, planned.profile_id, planned.planned_at - interval '48 hours') like_it
    join public.medication_intake_logs i on i.id = like_it.id
    where box.id = planned.medication_id and i.id = match_planned_dose.intake
      and i.taken_at < planned.planned_at + interval '48 hours'
    for update of i;
    if not found or planned.state = 'taken' then
      raise exception 'This dose has been answered' using errcode = 'PT409';
    end if;
    perform private.release_doses_of(given.id);
    update public.planned_doses d
      set state = 'taken', intake_id = given.id, answered_at = given.taken_at, tell_at = null
      where d.id = planned.id;
    perform private.mark_deliveries_acted(array[planned.id], 'page', now());
  end if;
  return query select * from private.get_planned_doses(array[planned.id]);
end
$$;
revoke execute on function public.match_planned_dose(uuid, uuid, uuid) from public;
grant execute on function public.match_planned_dose(uuid, uuid, uuid) to authenticated;
