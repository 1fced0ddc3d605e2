-- What people do with a planned dose: take it, skip it, or be reminded again later. Each is one function, for several
-- doses at once, and counts once when it is repeated.

/* Locks the doses. PT404 unless the caller may log intakes for all of them. */
create function private.lock_planned_doses(doses uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Boxes first, as for an intake logged by hand, and each table in the same order: two calls at once wait for each
  -- other instead of deadlocking.
  perform 1 from public.medications
    where id in (select medication_id from public.planned_doses where id = any (doses))
    order by id for update;
  perform 1 from public.planned_doses where id = any (doses) order by id for update;
  if exists (
    select from unnest(doses) as asked (id)
    where not exists (
      select from public.planned_doses d
      where d.id = asked.id and d.profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  ) then
    raise exception 'Planned dose not found' using errcode = 'PT404';
  end if;
end
$$;

/* Marks the deliveries of the channel that the caller answered on. */
create function private.mark_deliveries_acted(doses uuid[], via text, at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.reminder_deliveries set state = 'acted', acted_at = at
  where planned_dose_id = any (doses) and user_id = auth.uid() and channel = via
    and state in ('sent', 'shown')
$$;

/*
 * Logs an intake for each dose, also for a missed one, which lowers the stock. PT409 when the id of the intake belongs
 * to another intake.
 */
create function private.take_doses(doses uuid[], intakes uuid[], taken_at timestamptz, via text, at timestamptz)
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
    update public.planned_doses
      set state = 'taken', intake_id = intakes[nth], answered_at = at, snoozed_until = null, tell_at = null
      where id = dose.id;
    insert into public.medication_intake_logs (id, user_id, medication_id, quantity_taken, taken_at)
      values (intakes[nth], auth.uid(), dose.medication_id, dose.quantity, taken_at);
    if not exists (
      select from public.medication_intake_logs
      where id = intakes[nth] and medication_id = dose.medication_id
    ) then
      raise exception 'This intake is another one' using errcode = 'PT409';
    end if;
  end loop;
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;

/* Skips doses. PT409 for a dose that has been taken or missed. */
create function private.skip_doses(doses uuid[], via text, at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.lock_planned_doses(doses);
  if exists (select from public.planned_doses where id = any (doses) and state in ('taken', 'missed')) then
    raise exception 'This dose has been answered' using errcode = 'PT409';
  end if;
  update public.planned_doses
    set state = 'skipped', answered_at = at, snoozed_until = null, tell_at = null
    where id = any (doses) and state <> 'skipped';
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;

/*
 * Reminds again after so many minutes and leaves half an hour from then to answer. PT409 for a dose that has been
 * answered or missed, and for one postponed by more than twelve hours.
 */
create function private.postpone_doses(doses uuid[], minutes integer, via text, at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  then_at constant timestamptz := at + make_interval(mins => minutes);
begin
  if minutes is null or minutes not between 5 and 180 then
    raise exception 'Between 5 and 180 minutes' using errcode = 'PT400';
  end if;
  perform private.lock_planned_doses(doses);
  if exists (
    select from public.planned_doses
    where id = any (doses)
      and (state not in ('planned', 'due') or then_at > planned_at + interval '12 hours')
  ) then
    raise exception 'This dose can no longer be put off' using errcode = 'PT409';
  end if;
  update public.planned_doses
    set snoozed_until = then_at, tell_at = then_at,
      expires_at = greatest(expires_at, then_at + interval '30 minutes')
    where id = any (doses);
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;

/* The doses as they are now, for the reply of the public functions. */
create function private.get_planned_doses(doses uuid[]) returns setof public.planned_doses
  language sql security definer
  set search_path = ''
as $$
  select * from public.planned_doses where id = any (doses) order by planned_at, id
$$;

/*
 * An intake logged by hand answers the first open dose of its day, also when it was taken early: nobody must be reminded
 * of it again. Logged late, it answers the dose in whose window it was taken. An intake that answers no dose writes
 * nothing here.
 */
create function private.answer_planned_dose() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  answered uuid;
begin
  if exists (select from public.planned_doses where intake_id = new.id) then
    return null;
  end if;
  select d.id into answered
  from public.planned_doses d
  where d.medication_id = new.medication_id
    and (
      (d.state in ('planned', 'due')
        and d.on_day = (new.taken_at at time zone private.get_time_zone(d.user_id))::date)
      or (d.state in ('planned', 'due', 'missed')
        and d.planned_at <= new.taken_at and new.taken_at < d.expires_at)
    )
    and d.planned_at between new.taken_at - interval '48 hours' and new.taken_at + interval '48 hours'
  order by d.planned_at
  limit 1
  for update;
  if answered is null then
    return null;
  end if;
  update public.planned_doses
    set state = 'taken', intake_id = new.id, answered_at = new.taken_at, snoozed_until = null, tell_at = null
    where id = answered;
  return null;
end
$$;

/* A dose whose intake is deleted is open again, or missed when its window has passed. No new reminder is sent. */
create function private.reopen_planned_dose() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform 1 from public.medications where id = old.medication_id for update;
  update public.planned_doses
    set intake_id = null, answered_at = null,
      state = case when planned_at > now() then 'planned' when expires_at > now() then 'due' else 'missed' end
    where intake_id = old.id;
  return old;
end
$$;

create trigger answer_planned_dose after insert on public.medication_intake_logs
  for each row execute function private.answer_planned_dose();
create trigger reopen_planned_dose before delete on public.medication_intake_logs
  for each row execute function private.reopen_planned_dose();

create function public.confirm_planned_doses(
    doses uuid[], intakes uuid[], taken_at timestamptz default now(), via text default 'page')
  returns setof public.planned_doses
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.take_doses(doses, intakes, coalesce(taken_at, now()), via, now());
  return query select * from private.get_planned_doses(doses);
end
$$;
grant execute on function public.confirm_planned_doses(uuid[], uuid[], timestamptz, text) to authenticated;

create function public.skip_planned_doses(doses uuid[], via text default 'page')
  returns setof public.planned_doses
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.skip_doses(doses, via, now());
  return query select * from private.get_planned_doses(doses);
end
$$;
grant execute on function public.skip_planned_doses(uuid[], text) to authenticated;

create function public.postpone_planned_doses(doses uuid[], minutes integer, via text default 'page')
  returns setof public.planned_doses
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.postpone_doses(doses, minutes, via, now());
  return query select * from private.get_planned_doses(doses);
end
$$;
grant execute on function public.postpone_planned_doses(uuid[], integer, text) to authenticated;

/* Marks deliveries that the caller's page has shown. */
create function public.mark_deliveries_shown(deliveries uuid[]) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.reminder_deliveries set state = 'shown', shown_at = now()
  where id = any (deliveries) and user_id = (select auth.uid()) and state = 'sent'
    and (select private.has_required_aal())
$$;
grant execute on function public.mark_deliveries_shown(uuid[]) to authenticated;

/* The name of the account that gave each dose, for profiles the caller sees; null, never an address, without a name. */
create function public.list_dose_givers(doses uuid[])
  returns table (planned_dose_id uuid, giver_name text)
  language sql stable security definer
  set search_path = ''
as $$
  select d.id, private.get_profile_name(intake.user_id)
  from public.planned_doses d
  join public.medication_intake_logs intake on intake.id = d.intake_id
  where d.id = any (doses) and d.profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
$$;
grant execute on function public.list_dose_givers(uuid[]) to authenticated;

/* The same for intakes without a planned dose. */
create function public.list_intake_givers(intakes uuid[])
  returns table (intake_id uuid, giver_name text)
  language sql stable security definer
  set search_path = ''
as $$
  select i.id, private.get_profile_name(i.user_id)
  from public.medication_intake_logs i
  where i.id = any (intakes) and i.profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
$$;
grant execute on function public.list_intake_givers(uuid[]) to authenticated;
