-- What one statement takes out of a box is taken at its end, once: to write the box for each dose made a request of
-- many doses hold the single session of the embedded database for most of a second.

/* As before, but for the stock itself: the box is locked here, so what it holds stays as it is until the end. */
create or replace function private.take_from_stock() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  box public.medications;
begin
  if exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned()) then
    return new;
  end if;
  select * into box from public.medications where id = new.medication_id for update;
  if not found then
    -- The answer a stranger's box gets, so that nobody learns which boxes exist.
    raise exception 'new row violates row-level security policy for table "medication_intake_logs"'
      using errcode = '42501';
  end if;
  -- The lock above made a second copy of this row wait until the first was committed.
  if exists (select 1 from public.medication_intake_logs where id = new.id) then
    return null;
  end if;
  new.user_id := coalesce(auth.uid(), new.user_id);
  new.profile_id := box.for_profile_id;
  new.medication_name := box.name;
  new.medication_dosage := box.dosage;
  new.medication_form := box.form;
  new.quantity_deducted := least(new.quantity_taken, box.current_quantity);
  return new;
end
$$;

/*
 * Lowers each box by what the statement took from it, never below nothing. Where it took more than there was, the doses
 * share what was left in the order of their ids, so that deleting them gives back exactly that.
 */
create function private.lower_stock() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned()) then
    return null;
  end if;
  update public.medication_intake_logs i
    set quantity_deducted = share.quantity
    from (
      select taken.id, greatest(least(taken.quantity_taken, box.current_quantity + taken.quantity_taken
        - sum(taken.quantity_taken) over (partition by box.id order by taken.id)), 0) as quantity
      from new_rows as taken join public.medications box on box.id = taken.medication_id) as share
    where i.id = share.id and i.quantity_deducted <> share.quantity;
  update public.medications box
    set current_quantity = greatest(box.current_quantity - taken.quantity, 0)
    from (select medication_id, sum(quantity_taken) as quantity from new_rows group by medication_id) as taken
    where box.id = taken.medication_id;
  return null;
end
$$;
create trigger lower_stock after insert on public.medication_intake_logs
  referencing new table as new_rows
  for each statement execute function private.lower_stock();

/* As before; an intake that answers no dose writes none. */
create or replace function private.answer_planned_dose() returns trigger
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
        and d.on_day = (new.taken_at at time zone private.zone_of(d.user_id))::date)
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
