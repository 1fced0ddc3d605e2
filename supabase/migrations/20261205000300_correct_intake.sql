-- A dose that was noted with a wrong quantity, hour or person is corrected in one step: deleting it and noting it anew would
-- show no dose to everybody between the two, and lose it where the second request never arrives.

/*
 * Changes quantity, moment, note and person of a dose, by whoever may delete it, and for another person by whoever may note
 * doses of that person from its box. The stock of the box follows, and the substances the dose counts for. It counts as
 * recorded now: a moment may be corrected to one after it was first noted. Who gave it stays.
 */
create function public.correct_intake(
  intake uuid, profile uuid, quantity numeric, taken_at timestamptz, notes text default null,
  confirmed_warnings text[] default '{}'
) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  before    public.medication_intake_logs;
  available numeric;
begin
  select i.* into before
  from public.medication_intake_logs i
  where i.id = intake and (
    i.profile_id = any ((select private.get_permitted_profiles('own'))::uuid[])
    or i.user_id = auth.uid() and i.profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  for update;
  if not found
    or before.profile_id <> profile and profile <> all ((select private.get_permitted_profiles('edit'))::uuid[])
  then
    -- The same error for a dose that is gone as for another account's, so that the caller does not learn which exist.
    raise exception 'This dose may not be corrected' using errcode = '42501';
  end if;
  if before.profile_id <> profile then
    -- What a dose is to the plans, the stock and the claims of one person ends, and begins for another.
    delete from public.medication_intake_logs i where i.id = before.id;
    insert into public.medication_intake_logs
      (id, user_id, profile_id, medication_id, quantity_taken, taken_at, notes, confirmed_warnings)
      values (before.id, auth.uid(), profile, before.medication_id, quantity, correct_intake.taken_at,
        correct_intake.notes, correct_intake.confirmed_warnings);
    update public.medication_intake_logs i
      set user_id = before.user_id, helper_name = before.helper_name
      where i.id = before.id;
    return;
  end if;
  -- Waits for a dose that is taken from the box meanwhile. Without its box a dose takes nothing from any.
  select box.current_quantity + before.quantity_deducted into available
    from public.medications box where box.id = before.medication_id for update;
  update public.medication_intake_logs i
    set quantity_taken = correct_intake.quantity,
      quantity_deducted = least(correct_intake.quantity, coalesce(available, before.quantity_deducted)),
      taken_at = correct_intake.taken_at,
      notes = correct_intake.notes,
      confirmed_warnings = correct_intake.confirmed_warnings,
      created_at = now()
    where i.id = before.id;
  update public.medications box
    set current_quantity = available - least(correct_intake.quantity, available)
    where box.id = before.medication_id;
end
$$;
grant execute on function public.correct_intake(uuid, uuid, numeric, timestamptz, text, text[]) to authenticated;
