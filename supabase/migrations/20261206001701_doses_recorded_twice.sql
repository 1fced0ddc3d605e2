-- Of one dose that one person recorded twice, the planned dose was open again where the record that had answered it went.

/*
 * As before. A dose that is open again is the one of another intake of the same person from the same box, where that one
 * answers none and would answer this one as a new intake would (`private.find_dose_of`).
 */
create or replace function private.release_doses_of(intake uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  reopened uuid[];
  dose     public.planned_doses;
  given    public.medication_intake_logs;
begin
  update public.planned_doses d set intake_id = beside.id
    from private.possible_duplicates pair
    join public.medication_intake_logs beside
      on beside.id = case when pair.intake_id = intake then pair.neighbour_id else pair.intake_id end
    where d.intake_id = intake and intake in (pair.intake_id, pair.neighbour_id)
      and beside.medication_id = d.medication_id and beside.profile_id = d.profile_id
      and not exists (select from public.planned_doses other where other.intake_id = beside.id);
  reopened := array(select d.id from public.planned_doses d where d.intake_id = intake);
  perform private.reopen_doses_of(intake);
  for dose in select d.* from public.planned_doses d where d.id = any (reopened) loop
    for given in
      select i.* from public.medication_intake_logs i
      where i.medication_id = dose.medication_id and i.profile_id = dose.profile_id and i.id <> intake
        and i.taken_at between dose.planned_at - interval '48 hours' and dose.planned_at + interval '48 hours'
        and not exists (select from public.planned_doses other where other.intake_id = i.id)
      order by abs(extract(epoch from i.taken_at - dose.planned_at)), i.taken_at, i.id
    loop
      -- One that would answer another dose is left as it is: its dose was to be told of.
      if private.find_dose_of(given) = dose.id then
        perform private.answer_dose_with(given);
        exit;
      end if;
    end loop;
  end loop;
  perform private.replan_reopened_doses(reopened);
end
$$;
