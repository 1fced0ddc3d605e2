-- When a medication is to be taken: hours in the owner's time zone, on which days, from when to when, and pauses. A
-- reminder is a rule; a planned dose is one of its days. Doses are planned two days ahead, and each of them ends in one
-- state: taken, skipped or missed.

create table public.medication_reminders (
  id            uuid primary key default gen_random_uuid(),
  medication_id uuid not null references public.medications on delete cascade,
  reminder_time time not null,
  created_at    timestamptz not null default now(),
  -- 1 is Monday, 7 is Sunday.
  weekdays      smallint[] not null default '{1,2,3,4,5,6,7}',
  -- Both days are included.
  starts_on     date,
  ends_on       date check (ends_on >= starts_on),
  -- Paused from this time on, to the end of a day or until it is resumed.
  paused_at     timestamptz,
  paused_until  date check (paused_until is null or paused_at is not null),
  quantity      numeric(12, 3) not null default 1,
  -- Doses are planned up to this time.
  planned_until timestamptz not null default '-infinity',
  unique (medication_id, reminder_time),
  constraint medication_reminders_reminder_time_in_bounds
    check (extract(second from reminder_time) = 0 and reminder_time < '24:00'),
  -- No day twice.
  constraint medication_reminders_weekdays_in_bounds
    check (array_ndims(weekdays) = 1 and cardinality(weekdays) between 1 and 7 and cardinality(weekdays) = coalesce(
      (1 = any (weekdays))::integer + (2 = any (weekdays))::integer + (3 = any (weekdays))::integer
      + (4 = any (weekdays))::integer + (5 = any (weekdays))::integer + (6 = any (weekdays))::integer
      + (7 = any (weekdays))::integer, 0)),
  constraint medication_reminders_starts_on_in_bounds check (starts_on between '1900-01-01' and '2200-12-31'),
  constraint medication_reminders_ends_on_in_bounds check (ends_on between '1900-01-01' and '2200-12-31'),
  constraint medication_reminders_paused_at_in_bounds
    check (paused_at >= '1900-01-01T00:00Z' and paused_at < '2201-01-01T00:00Z'),
  constraint medication_reminders_paused_until_in_bounds check (paused_until between '1900-01-01' and '2200-12-31'),
  constraint medication_reminders_quantity_in_bounds check (quantity > 0 and quantity <= 10000),
  constraint medication_reminders_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create index reminders_to_plan on public.medication_reminders (planned_until);

create table public.planned_doses (
  id            uuid primary key default gen_random_uuid(),
  -- Null once the reminder was deleted: its past doses stay.
  reminder_id   uuid references public.medication_reminders on delete set null,
  medication_id uuid not null references public.medications on delete cascade,
  profile_id    uuid not null references public.profiles on delete cascade,
  -- The account that created the profile: its time zone counts.
  user_id       uuid not null references auth.users on delete cascade,
  on_day        date not null,
  wall_time     time not null,
  -- The moment that day and hour name in the owner's zone.
  planned_at    timestamptz not null,
  -- The end of its window: no reminders from here on, and missed without an answer.
  expires_at    timestamptz not null,
  quantity      numeric(12, 3) not null,
  state         text not null default 'planned'
                check (state in ('planned', 'due', 'taken', 'skipped', 'missed')),
  -- Checked at the end of the transaction: a dose names its intake before the intake is there.
  intake_id     uuid references public.medication_intake_logs on delete set null deferrable initially deferred,
  -- Postponed by a person until then.
  snoozed_until timestamptz,
  answered_at   timestamptz,
  -- When its owner is next notified; null when no notification is left.
  tell_at       timestamptz,
  -- When other accounts were notified that nobody answered.
  escalated_at  timestamptz,
  constraint one_dose_a_day unique (reminder_id, on_day),
  constraint answered_dose_has_a_time check (state not in ('taken', 'skipped') or answered_at is not null),
  constraint planned_doses_quantity_in_bounds check (quantity > 0 and quantity <= 10000)
);
create index planned_doses_by_profile on public.planned_doses (profile_id, planned_at);
create index planned_doses_by_medication on public.planned_doses (medication_id, planned_at);
create index planned_doses_by_user on public.planned_doses (user_id, planned_at);
create unique index planned_doses_by_intake on public.planned_doses (intake_id) where intake_id is not null;
create index planned_doses_to_notify on public.planned_doses (tell_at) where tell_at is not null;
create index planned_doses_to_come on public.planned_doses (planned_at) where state = 'planned';
create index planned_doses_open on public.planned_doses (expires_at) where state = 'due';

alter table public.medication_reminders enable row level security;
alter table public.planned_doses enable row level security;

grant select, delete on public.medication_reminders to authenticated;
grant select on public.planned_doses to authenticated;
grant insert (id, medication_id, reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity)
  on public.medication_reminders to authenticated;
grant update (reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity)
  on public.medication_reminders to authenticated;
grant all on public.medication_reminders, public.planned_doses to service_role;

/*
 * The instant of a local day and hour in a time zone. 02:30 that is skipped in spring is 03:30; of an hour that occurs
 * twice in autumn it is the first, where PostgreSQL alone would take the second.
 * domain/calendar/wall-time.ts decides the same.
 */
create function private.resolve_local_time(wall timestamp, zone text) returns timestamptz
  language plpgsql immutable strict
  set search_path = ''
as $$
declare
  as_utc constant timestamptz := wall at time zone 'UTC';
  -- One day before and after, both offsets around a change of the clocks are found.
  before constant timestamptz := as_utc - (((as_utc - interval '24 hours') at time zone zone) - (wall - interval '24 hours'));
  after  constant timestamptz := as_utc - (((as_utc + interval '24 hours') at time zone zone) - (wall + interval '24 hours'));
begin
  return coalesce(
    least(
      case when before at time zone zone = wall then before end,
      case when after at time zone zone = wall then after end),
    before);
end
$$;
grant execute on function private.resolve_local_time(timestamp, text) to service_role;

/*
 * The doses that reminders ask for, from the end of the last plan to two days from `at`. A dose is announced up to half
 * of the way to the next hour of its medication, but for at least half an hour and at most three hours. A gap of more
 * than a month without planning is not filled. The end of a window is found with two index look-ups.
 */
create function private.compute_planned_doses(reminders uuid[], at timestamptz)
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
    -- An account may lack its main profile until it is created again.
    join public.profiles cared_for on cared_for.id = box.for_profile_id
    left join public.user_preferences p on p.user_id = box.user_id
  ), days as (
    select spans.*, (since at time zone zone)::date + nth as on_day
    from spans,
      generate_series(-1, (at + interval '48 hours')::date - since::date + 2) as nth
  ), doses as (
    select days.*, private.resolve_local_time(on_day + reminder_time, zone) as planned_at
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

/*
 * Plans reminders two days ahead. A planned dose that is no longer asked for is deleted; an answered one stays. The
 * wanted doses are computed once for all planned doses.
 */
create function private.plan_reminders(reminders uuid[], at timestamptz) returns integer
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
      select w.reminder_id, w.on_day, w.planned_at from private.compute_planned_doses(reminders, at) w
    ) as unwanted
    where d.reminder_id = unwanted.reminder_id and d.on_day = unwanted.on_day
      and d.planned_at = unwanted.planned_at and d.state = 'planned';
  insert into public.planned_doses as d
      (reminder_id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, tell_at)
    select * from private.compute_planned_doses(reminders, at)
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
 * Plans at most `most` reminders, those first that were planned longest ago. Each is planned about once a day. Several
 * schedulers plan at once: a reminder that one has locked is skipped by the others. Where a reminder cannot be planned,
 * the others of its batch are planned one by one, and the failed one is tried again when its next day is planned.
 */
create function private.plan_doses(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen   uuid[];
  reminder uuid;
begin
  select array_agg(id) into chosen from (
    select id from public.medication_reminders
    where planned_until < at + interval '24 hours'
    order by planned_until
    limit most
    for update skip locked) r;
  begin
    perform private.plan_reminders(chosen, at);
  exception when data_exception or integrity_constraint_violation then
    foreach reminder in array chosen loop
      begin
        perform private.plan_reminders(array[reminder], at);
      exception when data_exception or integrity_constraint_violation then
        update public.medication_reminders set planned_until = at + interval '48 hours' where id = reminder;
      end;
    end loop;
  end;
  return coalesce(cardinality(chosen), 0);
end
$$;
grant execute on function private.plan_doses(timestamptz, integer) to service_role;

/* Planned doses follow a box to another profile; past doses stay with the former one. */
create function private.move_planned_doses() returns trigger
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

/*
 * Plans boxes again from `at` on, with all reminder times of each: one time ends the window of another. Boxes are
 * locked before their reminder times, as answering a dose does, and in the order of their ids, so that two calls wait
 * for each other instead of deadlocking.
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
    order by r.id for update of r) locked;
  update public.medication_reminders r set planned_until = at
    from unnest(chosen) as one (id)
    where r.id = one.id and r.planned_until > at;
  perform private.plan_reminders(chosen, at);
end
$$;

/* Doses are planned once for a statement: planning for each row made a request cost the square of its rows. */
create function private.plan_new_reminders() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  boxes constant uuid[] := array(select distinct medication_id from new_rows);
begin
  perform private.check_reminder_quota(boxes);
  perform private.replan_medications(boxes, now());
  return null;
end
$$;

/* A trigger with transition tables cannot name columns, so the columns that doses depend on are compared here. */
create function private.replan_changed_reminders() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  added_to constant uuid[] := array(
    select distinct medication_id from (
      select id, medication_id from new_rows except select id, medication_id from old_rows) as moved);
  changed constant uuid[] := array(
    select medication_id from (
      select id, medication_id, reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity
        from new_rows
      except
      select id, medication_id, reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity
        from old_rows) as after_change
    union
    select medication_id from (
      select id, medication_id from old_rows except select id, medication_id from new_rows) as removed_from);
begin
  perform private.check_reminder_quota(added_to);
  perform private.replan_medications(changed, now());
  return null;
end
$$;

/* The foreign key has set `reminder_id` to null by now: an open dose without a reminder belonged to a deleted one. */
create function private.delete_orphaned_doses() returns trigger
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

create trigger plan_new_reminders after insert on public.medication_reminders
  referencing new table as new_rows
  for each statement execute function private.plan_new_reminders();
create trigger delete_orphaned_doses after delete on public.medication_reminders
  referencing old table as old_rows
  for each statement execute function private.delete_orphaned_doses();
-- What triggers write into this table moves no box to another profile.
create trigger move_planned_doses after update on public.medications
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0) execute function private.move_planned_doses();
-- What triggers write into this table changes no reminder time.
create trigger replan_changed_reminders after update on public.medication_reminders
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0) execute function private.replan_changed_reminders();

create policy "viewers of a medicine read its reminder times"
  on public.medication_reminders for select to authenticated
  using (exists (select 1 from public.medications m where m.id = medication_id));
create policy "editors of a profile add reminder times"
  on public.medication_reminders for insert to authenticated
  with check (exists (
    select 1 from public.medications m
    where m.id = medication_id and m.for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])));
create policy "editors of a profile change reminder times"
  on public.medication_reminders for update to authenticated
  using (exists (
    select 1 from public.medications m
    where m.id = medication_id and m.for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])));
create policy "editors of a profile delete reminder times"
  on public.medication_reminders for delete to authenticated
  using (exists (
    select 1 from public.medications m
    where m.id = medication_id and m.for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])));
create policy "viewers of a profile read its planned doses"
  on public.planned_doses for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
