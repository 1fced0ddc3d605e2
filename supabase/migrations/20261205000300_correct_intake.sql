-- A dose that was noted with a wrong quantity, hour or person is corrected in one step: deleting it and noting it anew would
-- show no dose to everybody between the two, and lose it where the second request never arrives.

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
      -- Asked already, the other way round.
      and not exists (
        select from private.possible_duplicates d where d.intake_id = other.id and d.neighbour_id = i.id)
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
 * Changes quantity, moment, note and person of a dose, by whoever may delete it, and for another person by whoever may note
 * doses of that person from its box. The stock of the box follows, the substances the dose counts for, and the questions
 * about doses like it. Who gave it stays. It counts as recorded no earlier than it was taken.
 *
 * `seen_quantity` and `seen_at` are what the caller had before their eyes: another one's correction is not written over.
 * Sent twice, it is done once.
 */
create function public.correct_intake(
  intake uuid, profile uuid, quantity numeric, taken_at timestamptz, seen_quantity numeric, seen_at timestamptz,
  notes text default null, confirmed_warnings text[] default '{}'
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
  then
    raise exception 'This dose was corrected meanwhile' using errcode = 'PT409';
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
  if before.taken_at <> correct_intake.taken_at then
    delete from private.possible_duplicates d
      using public.medication_intake_logs one, public.medication_intake_logs other
      where before.id in (d.intake_id, d.neighbour_id) and d.answered_at is null
        and one.id = d.intake_id and other.id = d.neighbour_id
        and other.taken_at not between one.taken_at - interval '10 minutes' and one.taken_at + interval '10 minutes';
    perform private.ask_possible_duplicates(array[before.id]);
  end if;
end
$$;
grant execute on function public.correct_intake(
  uuid, uuid, numeric, timestamptz, numeric, timestamptz, text, text[]) to authenticated;
