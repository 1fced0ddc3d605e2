-- A dose that was answered for one person, while its box went to another one of the home, was logged for that other one: the
-- answer did not say for whom it was, and an intake was that of the person whose box it is.

/* As before, for the person of the planned dose. A missed dose stays that of the person who had the box. */
create or replace function private.take_doses(doses uuid[], intakes uuid[], taken_at timestamptz, via text, at timestamptz) returns void
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
    insert into public.medication_intake_logs (id, user_id, profile_id, medication_id, quantity_taken, taken_at)
      values (intakes[nth], auth.uid(), dose.profile_id, dose.medication_id, dose.quantity, take_doses.taken_at);
    if not found and not exists (
      select from public.medication_intake_logs i
      where i.id = intakes[nth] and i.medication_id = dose.medication_id and i.profile_id = dose.profile_id
        and ((i.taken_at at time zone private.get_time_zone(dose.user_id))::date = dose.on_day
          or dose.planned_at <= i.taken_at and i.taken_at < dose.expires_at)
    ) then
      raise exception 'This intake is another one' using errcode = 'PT409';
    end if;
  end loop;
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;

/* As before, for the person of the planned dose. */
create or replace function private.take_doses_beside(doses uuid[], intakes uuid[], taken_at timestamptz, confirmed_warnings text[], via text, at timestamptz) returns void
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
    join public.medication_intake_logs i on i.id = given.intake and i.user_id <> other.user_id
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

/*
 * Locks doses that are answered. PT404, as for a dose that is gone, where one is no longer of the person for whom it was
 * shown: whether it is another one's is not told. Pages of a former version say no person.
 */
create function private.require_doses_of(doses uuid[], profile uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.lock_planned_doses(doses);
  if exists (
    select from public.planned_doses d where d.id = any (doses) and d.profile_id <> require_doses_of.profile)
  then
    raise exception 'Planned dose not found' using errcode = 'PT404';
  end if;
end
$$;
revoke execute on function private.require_doses_of from public;

-- As before, with the person for whom the doses were shown.

drop function public.confirm_planned_doses(uuid[], uuid[], timestamptz, text);
create function public.confirm_planned_doses(
    doses uuid[], intakes uuid[], taken_at timestamptz default now(), via text default 'page', profile uuid default null)
  returns setof planned_doses
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_doses_of(doses, confirm_planned_doses.profile);
  perform private.take_doses(doses, intakes, coalesce(taken_at, now()), via, now());
  return query select * from private.get_planned_doses(doses);
end
$$;
grant execute on function public.confirm_planned_doses(uuid[], uuid[], timestamptz, text, uuid) to authenticated;

drop function public.record_doses_beside(uuid[], uuid[], timestamptz);
create function public.record_doses_beside(
    doses uuid[], intakes uuid[], taken_at timestamptz, profile uuid default null)
  returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  overtaken uuid[];
  beside    uuid[];
begin
  perform private.require_doses_of(doses, record_doses_beside.profile);
  perform private.take_doses(doses, intakes, coalesce(record_doses_beside.taken_at, now()), 'page', now());
  select array_agg(given.dose order by given.dose), array_agg(given.intake order by given.dose) into overtaken, beside
  from unnest(doses, intakes) as given (dose, intake)
  join public.planned_doses d on d.id = given.dose
  join public.medication_intake_logs i on i.id = d.intake_id and i.user_id is distinct from auth.uid();
  if overtaken <> '{}' then
    perform private.take_doses_beside(
      overtaken, beside, coalesce(record_doses_beside.taken_at, now()), '{duplicate}', 'page', now());
  end if;
end
$$;
grant execute on function public.record_doses_beside(uuid[], uuid[], timestamptz, uuid) to authenticated;

drop function public.skip_planned_doses(uuid[], text);
create function public.skip_planned_doses(
    doses uuid[], via text default 'page', profile uuid default null)
  returns setof planned_doses
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_doses_of(doses, skip_planned_doses.profile);
  perform private.skip_doses(doses, via, now());
  return query select * from private.get_planned_doses(doses);
end
$$;
grant execute on function public.skip_planned_doses(uuid[], text, uuid) to authenticated;

drop function public.postpone_planned_doses(uuid[], integer, text);
create function public.postpone_planned_doses(
    doses uuid[], minutes integer, via text default 'page', profile uuid default null)
  returns setof planned_doses
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_doses_of(doses, postpone_planned_doses.profile);
  perform private.postpone_doses(doses, minutes, via, now());
  return query select * from private.get_planned_doses(doses);
end
$$;
grant execute on function public.postpone_planned_doses(uuid[], integer, text, uuid) to authenticated;
