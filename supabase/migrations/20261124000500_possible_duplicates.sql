-- What was asked before a dose was recorded is kept with it. Two doses of one substance for one person within ten
-- minutes, recorded by two accounts, may be one: both accounts are asked, and both doses count until one of them answers.

alter table public.medication_intake_logs
  -- The kinds of warnings that the form asked about and that were confirmed.
  add column confirmed_warnings text[] not null default '{}',
  add constraint medication_intake_logs_confirmed_warnings_in_bounds
    check (cardinality(confirmed_warnings) <= 12 and confirmed_warnings <@ array[
      'quantity', 'for-weight', 'milligrams', 'outside-weight', 'outside-age', 'above-single-dose', 'before-interval',
      'above-daily-doses', 'above-daily-milligrams', 'other-nsaid', 'duplicate']);
grant insert (confirmed_warnings) on public.medication_intake_logs to authenticated;

/* A dose that another account's dose shortly before may already be. Ends with either dose. */
create table private.possible_duplicates (
  id           uuid primary key default gen_random_uuid(),
  -- The dose that was recorded second.
  intake_id    uuid not null references public.medication_intake_logs on delete cascade,
  -- The dose that was recorded first, by `neighbour_giver`, who is notified.
  neighbour_id uuid not null references public.medication_intake_logs on delete cascade,
  giver        uuid not null references auth.users on delete cascade,
  neighbour_giver uuid not null references auth.users on delete cascade,
  created_at   timestamptz not null default now(),
  -- When one of the two accounts said that there were two doses.
  answered_at  timestamptz,
  constraint one_possible_duplicate_per_pair unique (intake_id, neighbour_id)
);
create index possible_duplicates_by_neighbour on private.possible_duplicates (neighbour_id);
create index possible_duplicates_by_giver on private.possible_duplicates (giver) where answered_at is null;
create index possible_duplicates_by_neighbour_giver on private.possible_duplicates (neighbour_giver)
  where answered_at is null;

alter table private.reminder_messages
  drop constraint reminder_messages_occasion_check,
  add constraint reminder_messages_occasion_check
    check (occasion in ('reminder', 'later', 'escalation', 'duplicate')),
  -- What a message about two doses is about; the others are about the doses of their deliveries.
  add column duplicate_id uuid references private.possible_duplicates on delete cascade,
  add constraint reminder_messages_duplicate_is_named check ((occasion = 'duplicate') = (duplicate_id is not null));
create index reminder_messages_by_duplicate on private.reminder_messages (duplicate_id) where duplicate_id is not null;

/*
 * Whether two doses may be of the same substance. Doses whose substances are known are compared by them; one that is not
 * is compared by its box, or by the name, strength and form that it was recorded with.
 */
create function private.is_same_medicine(one public.medication_intake_logs, other public.medication_intake_logs)
  returns boolean
  language sql stable
  set search_path = ''
as $$
  select one.medication_id = other.medication_id is true
    or (private.fold_text(one.medication_name), private.fold_text(one.medication_dosage), one.medication_form)
      = (private.fold_text(other.medication_name), private.fold_text(other.medication_dosage), other.medication_form)
    or exists (
      select from public.intake_substances a
      join public.intake_substances b using (substance_id)
      where a.intake_id = one.id and b.intake_id = other.id)
$$;

/*
 * Records the possible duplicates of new doses, and queues a message for the account that recorded the other one. An
 * import tells nobody. Two statements for one person follow each other: the second one sees the doses of the first, which
 * neither would see of the other without the lock.
 */
create function private.record_possible_duplicates() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned()) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('doses of ' || taken.profile_id, 0))
    from (select distinct profile_id from new_rows order by profile_id) as taken;
  with pairs as (
    insert into private.possible_duplicates (intake_id, neighbour_id, giver, neighbour_giver)
    select i.id, other.id, i.user_id, other.user_id
    from new_rows
    join public.medication_intake_logs i using (id)
    join public.medication_intake_logs other
      on other.profile_id = i.profile_id
      and other.taken_at between i.taken_at - interval '10 minutes' and i.taken_at + interval '10 minutes'
      and other.user_id <> i.user_id
    where private.is_same_medicine(i, other)
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
  return null;
end
$$;
-- After the trigger that records the substances of the same doses: triggers run in the order of their names.
create trigger report_possible_duplicates
  after insert on public.medication_intake_logs
  referencing new table as new_rows
  for each statement execute function private.record_possible_duplicates();

/* The open questions of the caller, with the dose of the other account. Of profiles that the caller may record for. */
create function public.list_possible_duplicates()
  returns table (id uuid, intake_id uuid, own_intake_id uuid, profile_id uuid, profile_name text, giver_name text,
    taken_at timestamptz, recorded_at timestamptz, quantity numeric, product_name text, dosage text, form text)
  language sql stable security definer
  set search_path = ''
as $$
  select d.id, other.id, mine.id, other.profile_id, private.get_profile_name(other.profile_id),
    private.get_profile_name(other.user_id), other.taken_at, other.created_at, other.quantity_taken,
    other.medication_name, other.medication_dosage, other.medication_form
  from private.possible_duplicates d
  join public.medication_intake_logs mine
    on mine.id = case when d.giver = auth.uid() then d.intake_id else d.neighbour_id end
  join public.medication_intake_logs other
    on other.id = case when d.giver = auth.uid() then d.neighbour_id else d.intake_id end
  where d.answered_at is null
    -- A giver who was asked before recording has answered; the other account is still asked.
    and not (d.giver = auth.uid() and 'duplicate' = any (mine.confirmed_warnings))
    and d.created_at > now() - interval '24 hours'
    and auth.uid() in (d.giver, d.neighbour_giver)
    and other.profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
  order by d.created_at desc
$$;
grant execute on function public.list_possible_duplicates() to authenticated;

/*
 * Answers whether two doses were one. `is_same` deletes the one that was recorded second, whichever account says so: two
 * answers at once leave one dose. Returns the dose that was deleted. An answered question is left as it is.
 */
create function public.answer_possible_duplicate(duplicate uuid, is_same boolean) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  found private.possible_duplicates;
begin
  select d.* into found
  from private.possible_duplicates d
  join public.medication_intake_logs i on i.id = d.intake_id
  where d.id = duplicate and d.answered_at is null
    and auth.uid() in (d.giver, d.neighbour_giver)
    and i.profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
  for update of d;
  if found.id is null then
    return null;
  end if;
  if not is_same then
    update private.possible_duplicates set answered_at = now() where id = found.id;
    return null;
  end if;
  delete from public.medication_intake_logs where id = found.intake_id;
  return found.intake_id;
end
$$;
grant execute on function public.answer_possible_duplicate(uuid, boolean) to authenticated;
