-- Of two corrections of one dose at once the second was refused, and nobody was told what the first had made of the dose.
-- One that had changed its note or its person alone was written over without a word.

/* Who corrected a dose last. Ends with the dose, and with the account. */
create table private.intake_corrections (
  intake_id    uuid primary key references public.medication_intake_logs on delete cascade,
  corrected_by uuid not null references auth.users on delete cascade
);
create index intake_corrections_by_account on private.intake_corrections (corrected_by);

drop function public.correct_intake(uuid, uuid, numeric, timestamptz, numeric, timestamptz, text, text[]);

/*
 * Corrects a dose: by whom it was given, by the owner of the profile, and by nobody else. The caller says what stood before
 * their eyes; PT409 where that was corrected meanwhile. Person and note count as well where the caller names the person:
 * pages of an earlier version do not. A dose of another person is written anew from its box, and where that is gone it
 * stays with its substances and becomes the other person's. Who corrected it last is noted.
 */
create function public.correct_intake(
  intake uuid, profile uuid, quantity numeric, taken_at timestamptz, seen_quantity numeric, seen_at timestamptz,
  notes text default null, confirmed_warnings text[] default '{}', seen_profile uuid default null, seen_notes text default null
) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  before   public.medication_intake_logs;
  held     numeric;
  deducted numeric;
  zone     text;
begin
  select i.* into before
  from public.medication_intake_logs i
  where i.id = intake and i.profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
  for update;
  if not found then
    -- Gone, or never to be seen by the caller: which of the two is not told.
    raise exception 'This dose does not exist' using errcode = 'PT404';
  end if;
  if before.profile_id <> all ((select private.get_permitted_profiles('own'))::uuid[])
    and (before.user_id is distinct from auth.uid()
      or before.profile_id <> all ((select private.get_permitted_profiles('edit'))::uuid[]))
    or before.profile_id <> profile and profile <> all ((select private.get_permitted_profiles('edit'))::uuid[])
  then
    raise exception 'This dose may not be corrected' using errcode = '42501';
  end if;
  if (before.profile_id, before.quantity_taken, date_trunc('milliseconds', before.taken_at), before.notes)
    is not distinct from
    (profile, quantity, date_trunc('milliseconds', correct_intake.taken_at), correct_intake.notes)
  then
    return;
  end if;
  if (before.quantity_taken, date_trunc('milliseconds', before.taken_at))
    is distinct from (seen_quantity, date_trunc('milliseconds', seen_at))
    or seen_profile is not null and (before.profile_id, before.notes) is distinct from (seen_profile, seen_notes)
  then
    raise exception 'This dose was corrected meanwhile' using errcode = 'PT409';
  end if;
  if before.profile_id <> profile and before.medication_id is null then
    -- Its box was deleted, and the plans of that box with it.
    update public.medication_intake_logs i
      set profile_id = profile,
        quantity_taken = correct_intake.quantity,
        quantity_deducted = least(correct_intake.quantity, i.quantity_deducted),
        taken_at = correct_intake.taken_at,
        notes = correct_intake.notes,
        confirmed_warnings = correct_intake.confirmed_warnings,
        created_at = greatest(i.created_at, least(now(), correct_intake.taken_at))
      where i.id = before.id;
    perform private.log_changes_by_others(
      array[before.profile_id], array[before.medication_name], 'deleted', 'intake');
    delete from private.possible_duplicates d where before.id in (d.intake_id, d.neighbour_id);
    perform private.ask_possible_duplicates(array[before.id]);
  elsif before.profile_id <> profile then
    -- What a dose is to the plans, the stock and the claims of one person ends, and begins for another.
    delete from public.medication_intake_logs i where i.id = before.id;
    insert into public.medication_intake_logs
      (id, user_id, profile_id, medication_id, quantity_taken, taken_at, notes, confirmed_warnings)
      values (before.id, auth.uid(), profile, before.medication_id, quantity, correct_intake.taken_at,
        correct_intake.notes, correct_intake.confirmed_warnings);
    update public.medication_intake_logs i
      set user_id = before.user_id, helper_name = before.helper_name
      where i.id = before.id;
    -- They were found as if the caller had given it.
    delete from private.possible_duplicates d where d.intake_id = before.id;
    perform private.ask_possible_duplicates(array[before.id]);
  else
    -- Waits for a dose that is taken from the box meanwhile. Without its box a dose takes nothing from any.
    select box.current_quantity, private.get_time_zone(box.user_id) into held, zone
      from public.medications box where box.id = before.medication_id for update;
    -- By what the quantity changes, and no more: what the dose was short of then is not taken from a box filled since.
    deducted := least(
      correct_intake.quantity,
      before.quantity_deducted + least(greatest(correct_intake.quantity - before.quantity_taken, 0), coalesce(held, 0)));
    update public.medication_intake_logs i
      set quantity_taken = correct_intake.quantity,
        quantity_deducted = deducted,
        taken_at = correct_intake.taken_at,
        notes = correct_intake.notes,
        confirmed_warnings = correct_intake.confirmed_warnings,
        created_at = greatest(i.created_at, least(now(), correct_intake.taken_at))
      where i.id = before.id;
    update public.medications box
      set current_quantity = held + before.quantity_deducted - deducted
      where box.id = before.medication_id;
    if (before.taken_at at time zone zone)::date <> (correct_intake.taken_at at time zone zone)::date then
      perform private.release_doses_of(before.id);
      perform private.answer_dose_with(i) from public.medication_intake_logs i where i.id = before.id;
      update private.possible_duplicates d set is_of_planned_dose = false
        where before.id in (d.intake_id, d.neighbour_id) and d.is_of_planned_dose;
    end if;
    if before.taken_at <> correct_intake.taken_at then
      delete from private.possible_duplicates d
        using public.medication_intake_logs one, public.medication_intake_logs other
        where before.id in (d.intake_id, d.neighbour_id) and d.answered_at is null and not d.is_of_planned_dose
          and one.id = d.intake_id and other.id = d.neighbour_id
          and other.taken_at not between one.taken_at - interval '10 minutes' and one.taken_at + interval '10 minutes';
      perform private.ask_possible_duplicates(array[before.id]);
    end if;
  end if;
  insert into private.intake_corrections (intake_id, corrected_by) values (before.id, auth.uid())
    on conflict (intake_id) do update set corrected_by = excluded.corrected_by;
end
$$;
grant execute on function public.correct_intake(
  uuid, uuid, numeric, timestamptz, numeric, timestamptz, text, text[], uuid, text) to authenticated;

/* A dose as it is now, and who corrected it last, for somebody whose correction was refused with PT409. */
create function public.read_corrected_intake(intake uuid)
  returns table (
    profile_id uuid, quantity numeric, taken_at timestamptz, notes text, corrected_by uuid, corrected_by_name text)
  language sql stable security definer
  set search_path = ''
as $$
  select i.profile_id, i.quantity_taken, i.taken_at, i.notes, c.corrected_by, private.get_profile_name(c.corrected_by)
  from public.medication_intake_logs i
  left join private.intake_corrections c on c.intake_id = i.id
  where i.id = read_corrected_intake.intake
    and i.profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
$$;
grant execute on function public.read_corrected_intake(uuid) to authenticated;
