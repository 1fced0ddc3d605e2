-- An intake that was corrected to another person or day ticked the planned dose that it had answered before, where the
-- answer was sent again: nobody had taken that one.

/*
 * Logs an intake for each dose, also for a missed one, which lowers the stock. PT409 when the id of the intake belongs
 * to another intake: of another box, person or day, or by which another dose is answered.
 */
create or replace function private.take_doses(
    doses uuid[], intakes uuid[], taken_at timestamptz, via text, at timestamptz)
  returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  dose public.planned_doses;
begin
  if cardinality(intakes) is distinct from cardinality(doses) or array_position(intakes, null) is not null then
    raise exception 'Each dose needs the id of its intake' using errcode = 'PT400';
  end if;
  perform private.lock_planned_doses(doses);
  for nth in 1 .. cardinality(doses) loop
    select * into dose from public.planned_doses where id = doses[nth];
    continue when dose.state = 'taken';
    if exists (select from public.planned_doses d where d.intake_id = intakes[nth] and d.id <> dose.id) then
      raise exception 'This intake is another one' using errcode = 'PT409';
    end if;
    update public.planned_doses
      set state = 'taken', intake_id = intakes[nth], answered_at = at, tell_at = null
      where id = dose.id;
    insert into public.medication_intake_logs (id, user_id, medication_id, quantity_taken, taken_at)
      values (intakes[nth], auth.uid(), dose.medication_id, dose.quantity, take_doses.taken_at);
    if not found and not exists (
      select from public.medication_intake_logs i
      join public.medications box on box.id = i.medication_id
      where i.id = intakes[nth] and i.medication_id = dose.medication_id and i.profile_id = box.for_profile_id
        and ((i.taken_at at time zone private.get_time_zone(dose.user_id))::date = dose.on_day
          or dose.planned_at <= i.taken_at and i.taken_at < dose.expires_at)
    ) then
      raise exception 'This intake is another one' using errcode = 'PT409';
    end if;
  end loop;
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;
