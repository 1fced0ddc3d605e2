-- A dose that was corrected to another person was compared as if whoever corrects it had given it: two givers were not asked
-- whether theirs is one dose, and one giver was asked about two of their own. And one that was corrected counted as recorded
-- anew, so that the link of a helper could take it back again.

/* Asks those who gave doses like these, within ten minutes of them, whether they are one. */
create function private.ask_possible_duplicates(intakes uuid[]) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('doses of ' || taken.profile_id, 0))
    from (
      select distinct i.profile_id from public.medication_intake_logs i where i.id = any (intakes) order by i.profile_id
    ) as taken;
  with pairs as (
    insert into private.possible_duplicates (intake_id, neighbour_id, giver, neighbour_giver)
    select i.id, other.id, i.user_id, other.user_id
    from public.medication_intake_logs i
    join public.medication_intake_logs other
      on other.profile_id = i.profile_id
      and other.taken_at between i.taken_at - interval '10 minutes' and i.taken_at + interval '10 minutes'
      and other.user_id <> i.user_id
    where i.id = any (intakes) and private.is_same_medicine(i, other)
    on conflict on constraint one_possible_duplicate_per_pair do nothing
    returning id, neighbour_giver
  )
  insert into private.reminder_messages (user_id, channel, occasion, tell_at, expires_at, ready_at, duplicate_id)
  select pairs.neighbour_giver, target.channel, 'duplicate', now(), now() + interval '3 hours', now(), pairs.id
  from pairs
  left join public.user_preferences p on p.user_id = pairs.neighbour_giver
  cross join lateral (values
    ('push', coalesce(p.push_notifications and p.reminder_notifications, false)
      and private.is_feature_enabled('push_reminders', pairs.neighbour_giver)),
    ('email', coalesce(p.email_notifications and p.reminder_notifications, true))
  ) as target (channel, is_on)
  where target.is_on;
end
$$;

create or replace function private.record_possible_duplicates() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned()) then
    return null;
  end if;
  perform private.ask_possible_duplicates(array(select id from new_rows));
  return null;
end
$$;

/*
 * As before, but a dose counts as recorded no earlier than it was taken, and otherwise when it was first noted.
 */
create or replace function public.correct_intake(
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
    -- They were found as if whoever corrects had given it.
    delete from private.possible_duplicates d where d.intake_id = before.id;
    perform private.ask_possible_duplicates(array[before.id]);
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
      created_at = greatest(i.created_at, least(now(), correct_intake.taken_at))
    where i.id = before.id;
  update public.medications box
    set current_quantity = available - least(correct_intake.quantity, available)
    where box.id = before.medication_id;
end
$$;
