-- A dose that was answered late beside one that a helper had recorded was never asked about: a pair of doses was one of two
-- accounts, and a helper has none.

-- Null for a helper, and for an account that is gone: the giver alone is asked then.
alter table private.possible_duplicates alter column neighbour_giver drop not null;

/* As before, for those of a pair that are accounts. */
create or replace function private.announce_duplicates() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.announce('intakes', array(
    select 'person:' || one.account from new_rows, unnest(array[giver, neighbour_giver]) one (account)
    where one.account is not null));
  return null;
end
$$;

/* As before, also beside a dose of nobody with an account. A helper is asked by the page of the link. */
create or replace function private.ask_possible_duplicates(intakes uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  asked uuid[];
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
      and other.user_id is distinct from i.user_id
      -- Asked already, the other way round.
      and not exists (
        select from private.possible_duplicates d where d.intake_id = other.id and d.neighbour_id = i.id)
    where i.id = any (intakes) and i.user_id is not null and private.is_same_medicine(i, other)
    on conflict on constraint one_possible_duplicate_per_pair do nothing
    returning id
  )
  select array_agg(pairs.id) into asked from pairs;
  perform private.tell_of_possible_duplicates(asked);
end
$$;

/* As before, also beside a dose of nobody with an account. */
create or replace function private.take_doses_beside(
  doses uuid[], intakes uuid[], taken_at timestamptz, confirmed_warnings text[], via text, at timestamptz
) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  asked uuid[];
begin
  perform private.lock_planned_doses(doses);
  perform set_config('trousse.answers_no_dose', 'true', true);
  insert into public.medication_intake_logs
      (id, user_id, profile_id, medication_id, quantity_taken, taken_at, confirmed_warnings)
    select given.intake, auth.uid(), d.profile_id, d.medication_id, d.quantity, take_doses_beside.taken_at,
      take_doses_beside.confirmed_warnings
    from unnest(doses, intakes) as given (dose, intake)
    join public.planned_doses d on d.id = given.dose
    order by d.id;
  perform set_config('trousse.answers_no_dose', '', true);
  if exists (
    select from public.medication_intake_logs i where i.id = any (intakes) and i.user_id is distinct from auth.uid())
  then
    raise exception 'This intake is another one' using errcode = 'PT409';
  end if;
  with pairs as (
    insert into private.possible_duplicates (intake_id, neighbour_id, giver, neighbour_giver)
    select i.id, other.id, i.user_id, other.user_id
    from unnest(doses, intakes) as given (dose, intake)
    join public.planned_doses d on d.id = given.dose
    join public.medication_intake_logs other on other.id = d.intake_id
    join public.medication_intake_logs i on i.id = given.intake and i.user_id is distinct from other.user_id
    on conflict on constraint one_possible_duplicate_per_pair do nothing
    returning id
  )
  select array_agg(pairs.id) into asked from pairs;
  perform private.tell_of_possible_duplicates(asked);
  -- Those within ten minutes were asked about when the dose was recorded.
  update private.possible_duplicates pair set is_of_planned_dose = true
    from unnest(doses, intakes) as given (dose, intake)
    join public.planned_doses d on d.id = given.dose
    where pair.intake_id = given.intake and pair.neighbour_id = d.intake_id;
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;

/* Tells the giver of the first dose of each pair that the two may be one, where that is an account. */
create or replace function private.tell_of_possible_duplicates(duplicates uuid[]) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into private.reminder_messages (user_id, channel, occasion, tell_at, expires_at, ready_at, duplicate_id)
  select pair.neighbour_giver, target.channel, 'duplicate', now(), now() + interval '3 hours', now(), pair.id
  from private.possible_duplicates pair
  left join public.user_preferences p on p.user_id = pair.neighbour_giver
  cross join lateral (values
    ('push', coalesce(p.push_notifications and p.reminder_notifications, false)
      and private.is_feature_enabled('push_reminders', pair.neighbour_giver)),
    ('email', coalesce(p.email_notifications and p.reminder_notifications, true))
  ) as target (channel, is_on)
  where pair.id = any (duplicates) and pair.neighbour_giver is not null and target.is_on
$$;

/* As before, with the name of a helper. */
create or replace function public.list_possible_duplicates()
returns table (
  id uuid, intake_id uuid, own_intake_id uuid, profile_id uuid, profile_name text, giver_name text, taken_at timestamptz,
  recorded_at timestamptz, quantity numeric, product_name text, dosage text, form text, own_taken_at timestamptz,
  own_quantity numeric, own_product_name text, own_dosage text, own_form text
)
  language sql stable security definer
  set search_path = ''
as $$
  select d.id, other.id, mine.id, other.profile_id, private.get_profile_name(other.profile_id),
    coalesce(other.helper_name, private.get_profile_name(other.user_id)), other.taken_at, other.created_at, other.quantity_taken,
    other.medication_name, other.medication_dosage, other.medication_form,
    mine.taken_at, mine.quantity_taken, mine.medication_name, mine.medication_dosage, mine.medication_form
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
