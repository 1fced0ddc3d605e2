-- Doses are planned once for a statement, however many reminder times it writes. Planning them for each
-- row made a request cost the square of its rows.

-- The engines keep the plan of a function's statement, whatever the number of rows it was made for. So sets are
-- compared here by `except`, which sorts or hashes, and met by index from an array: never one list with another.

/*
 * The same doses as before. The end of a window is found with two index look-ups; it was a look at all times
 * of the medicine for each of them.
 */
create or replace function private.wanted_doses(reminders uuid[], at timestamptz)
  returns table (reminder_id uuid, medication_id uuid, profile_id uuid, user_id uuid, on_day date,
                 wall_time time, planned_at timestamptz, expires_at timestamptz, quantity numeric,
                 tell_at timestamptz)
  language sql stable
  set search_path = ''
as $$
  with spans as materialized (
    select
      r.id, r.reminder_time, r.weekdays, r.starts_on, r.ends_on, r.paused_at, r.paused_until, r.quantity,
      box.id as medication_id, box.for_profile_id, box.user_id,
      coalesce(p.time_zone, 'Europe/Paris') as zone,
      make_interval(mins => coalesce(p.reminder_advance_minutes, 15)) as advance,
      greatest(r.planned_until, r.created_at, at - interval '30 days') as since,
      coalesce(
        (select min(later.reminder_time) from public.medication_reminders later
          where later.medication_id = r.medication_id and later.reminder_time > r.reminder_time) - r.reminder_time,
        (select min(first.reminder_time) from public.medication_reminders first
          where first.medication_id = r.medication_id and first.reminder_time < r.reminder_time)
          - r.reminder_time + interval '24 hours') as gap
    from unnest(reminders) as one (id)
    join public.medication_reminders r using (id)
    join public.medications box on box.id = r.medication_id
    -- An account may be without its main profile until it is made again.
    join public.profiles cared_for on cared_for.id = box.for_profile_id
    left join public.user_preferences p on p.user_id = box.user_id
  ), days as (
    select spans.*, (since at time zone zone)::date + nth as on_day
    from spans,
      generate_series(-1, (at + interval '48 hours')::date - since::date + 2) as nth
  ), doses as (
    select days.*, private.instant_of(on_day + reminder_time, zone) as planned_at
    from days
    where extract(isodow from on_day)::smallint = any (weekdays)
      and (starts_on is null or on_day >= starts_on)
      and (ends_on is null or on_day <= ends_on)
  )
  select id, medication_id, for_profile_id, user_id, on_day, reminder_time, planned_at,
    planned_at + greatest(interval '30 minutes', least(interval '3 hours', gap / 2)),
    quantity, planned_at - advance
  from doses
  where planned_at >= since and planned_at < at + interval '48 hours'
    and (paused_at is null or planned_at < paused_at or on_day > paused_until)
$$;

/* As before, with what is still asked for computed once and not for each planned dose. */
create or replace function private.plan_reminders(reminders uuid[], at timestamptz) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  added integer;
begin
  delete from public.planned_doses d
    using (
      select stale.reminder_id, stale.on_day, stale.planned_at
      from unnest(reminders) as one (id)
      join public.medication_reminders r using (id)
      join public.planned_doses stale on stale.reminder_id = r.id
      where stale.state = 'planned' and stale.planned_at >= greatest(r.planned_until, at)
      except
      select w.reminder_id, w.on_day, w.planned_at from private.wanted_doses(reminders, at) w
    ) as unwanted
    where d.reminder_id = unwanted.reminder_id and d.on_day = unwanted.on_day
      and d.planned_at = unwanted.planned_at and d.state = 'planned';
  insert into public.planned_doses as d
      (reminder_id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, tell_at)
    select * from private.wanted_doses(reminders, at)
    on conflict (reminder_id, on_day) do update
      set expires_at = excluded.expires_at, quantity = excluded.quantity
      where d.state = 'planned' and d.planned_at = excluded.planned_at;
  get diagnostics added = row_count;
  update public.medication_reminders r set planned_until = at + interval '48 hours'
    from unnest(reminders) as one (id)
    where r.id = one.id;
  return added;
end
$$;

/*
 * Plans boxes anew from `at` on, with every hour of each: one hour is the end of another's window. Boxes are
 * locked before their reminder times, both in the order of their ids, so that two who plan wait for each other.
 */
create function private.replan_medications(boxes uuid[], at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen uuid[];
begin
  if coalesce(cardinality(boxes), 0) = 0 then
    return;
  end if;
  perform 1 from public.medications box join unnest(boxes) as one (id) using (id)
    order by box.id for no key update of box;
  select array_agg(id) into chosen from (
    select r.id from unnest(boxes) as one (id)
    join public.medication_reminders r on r.medication_id = one.id
    order by r.id for update of r) held;
  update public.medication_reminders r set planned_until = at
    from unnest(chosen) as one (id)
    where r.id = one.id and r.planned_until > at;
  perform private.plan_reminders(chosen, at);
end
$$;

/*
 * Refuses more reminder times than a medicine can have in a day: 24, one an hour. The boxes are locked, so
 * that two requests at once do not both count 23. A box that had more before keeps them and takes no others.
 */
create function private.bound_reminders(boxes uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform 1 from public.medications box join unnest(boxes) as one (id) using (id)
    order by box.id for no key update of box;
  if exists (
    select from unnest(boxes) as one (id)
    join public.medication_reminders r on r.medication_id = one.id
    group by r.medication_id having count(*) > 24)
  then
    raise exception 'A medicine can have 24 reminder times, not more'
      using errcode = 'PT413', detail = 'medication_reminders';
  end if;
end
$$;

create function private.plan_new_reminders() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  boxes constant uuid[] := array(select distinct medication_id from new_rows);
begin
  perform private.bound_reminders(boxes);
  perform private.replan_medications(boxes, now());
  return null;
end
$$;

/* A transition table excludes a list of columns, so the columns that doses depend on are compared here. */
create function private.replan_changed_reminders() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  entered constant uuid[] := array(
    select distinct medication_id from (
      select id, medication_id from new_rows except select id, medication_id from old_rows) as moved);
  changed constant uuid[] := array(
    select medication_id from (
      select id, medication_id, reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity
        from new_rows
      except
      select id, medication_id, reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity
        from old_rows) as come
    union
    select medication_id from (
      select id, medication_id from old_rows except select id, medication_id from new_rows) as left_behind);
begin
  perform private.bound_reminders(entered);
  perform private.replan_medications(changed, now());
  return null;
end
$$;

/* The foreign key has set `reminder_id` to null by now: an open dose without a reminder is one of a deleted one. */
create function private.forget_planned_doses() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.planned_doses d
    using (select distinct medication_id from old_rows) as box
    where d.medication_id = box.medication_id and d.reminder_id is null and d.state in ('planned', 'due');
  return null;
end
$$;

drop trigger replan on public.medication_reminders;
drop trigger replan_changed on public.medication_reminders;
drop trigger forget_planned on public.medication_reminders;
drop function private.replan_changed_reminder();

create trigger replan after insert on public.medication_reminders
  referencing new table as new_rows
  for each statement execute function private.plan_new_reminders();
create trigger replan_changed after update on public.medication_reminders
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.replan_changed_reminders();
create trigger forget_planned after delete on public.medication_reminders
  referencing old table as old_rows
  for each statement execute function private.forget_planned_doses();

/* A box that goes to another profile takes along what is to come; what became of the past stays. */
create or replace function private.move_planned_doses() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.planned_doses d set profile_id = moved.for_profile_id
    from (select id, for_profile_id from new_rows except select id, for_profile_id from old_rows) as moved
    where d.medication_id = moved.id and d.state in ('planned', 'due') and d.profile_id <> moved.for_profile_id;
  return null;
end
$$;
drop trigger move_planned_doses on public.medications;
create trigger move_planned_doses after update on public.medications
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.move_planned_doses();

/* Another zone: what is due or answered stays, what is to come moves to the new hours. Another advance: told earlier or later. */
create or replace function private.follow_preferences() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  elsewhere constant uuid[] := array(
    select user_id from (
      select user_id, time_zone from new_rows except select user_id, time_zone from old_rows) as moved);
  otherwise constant uuid[] := array(
    select user_id from (
      select user_id, time_zone, reminder_advance_minutes from new_rows
      except
      select user_id, time_zone, reminder_advance_minutes from old_rows) as changed);
begin
  perform private.replan_medications(
    array(
      select box.id from unnest(elsewhere) as one (user_id)
      join public.medications box using (user_id)
      where exists (select from public.medication_reminders r where r.medication_id = box.id)),
    now());
  update public.planned_doses d
    set tell_at = d.planned_at - make_interval(mins => p.reminder_advance_minutes)
    from unnest(otherwise) as one (user_id)
    join public.user_preferences p using (user_id)
    where d.user_id = p.user_id and d.state = 'planned' and d.tell_at is not null and d.snoozed_until is null;
  return null;
end
$$;
drop trigger follow_preferences on public.user_preferences;
create trigger follow_preferences after update on public.user_preferences
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.follow_preferences();

drop function private.replan_medication(uuid, timestamptz);
