-- A dose that was noted with a wrong quantity or hour is corrected in place: deleting it and noting it anew would show it as
-- another one's dose to everybody between the two, and lose it where the second request never arrives.

/*
 * Changes quantity, moment and note of a dose, by whoever may delete it. The stock of its box follows, and the substances it
 * counts for. It counts as recorded now: a moment may be corrected to one after it was first noted.
 */
create function public.correct_intake(
  intake uuid, quantity numeric, taken_at timestamptz, notes text default null, confirmed_warnings text[] default '{}'
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
  if not found then
    -- The same error for a dose that is gone as for another account's, so that the caller does not learn which exist.
    raise exception 'This dose may not be corrected' using errcode = '42501';
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
grant execute on function public.correct_intake(uuid, numeric, timestamptz, text, text[]) to authenticated;
