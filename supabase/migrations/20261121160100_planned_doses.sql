-- A reminder is a rule; a planned dose is one of its days. Doses are planned two days ahead, and each
-- of them ends in one state: taken, skipped or missed.

create table public.planned_doses (
  id            uuid primary key default gen_random_uuid(),
  -- Null once the reminder was deleted: what became of its past doses is told all the same.
  reminder_id   uuid references public.medication_reminders on delete set null,
  medication_id uuid not null references public.medications on delete cascade,
  profile_id    uuid not null references public.profiles on delete cascade,
  -- Whose wall it is: the account that created the profile.
  user_id       uuid not null references auth.users on delete cascade,
  on_day        date not null,
  wall_time     time not null,
  -- The moment that day and hour name in the owner's zone.
  planned_at    timestamptz not null,
  -- The end of its window: not told any more from here on, and missed when nobody answered.
  expires_at    timestamptz not null,
  quantity      numeric(10, 2) not null,
  state         text not null default 'planned'
                check (state in ('planned', 'due', 'taken', 'skipped', 'missed')),
  -- Checked at the end of the transaction: a dose names its intake before the intake is there.
  intake_id     uuid references public.medication_intake_logs on delete set null deferrable initially deferred,
  -- 'Later', said by a person.
  snoozed_until timestamptz,
  answered_at   timestamptz,
  -- When its owner is told next; null when there is nothing more to tell.
  tell_at       timestamptz,
  -- When others were told that nobody answered.
  escalated_at  timestamptz,
  constraint one_dose_a_day unique (reminder_id, on_day),
  constraint a_taken_dose_was_answered check (state not in ('taken', 'skipped') or answered_at is not null)
);
create index planned_doses_by_profile on public.planned_doses (profile_id, planned_at);
create index planned_doses_by_medication on public.planned_doses (medication_id, planned_at);
create index planned_doses_by_user on public.planned_doses (user_id, planned_at);
create unique index planned_doses_by_intake on public.planned_doses (intake_id) where intake_id is not null;
create index planned_doses_to_tell on public.planned_doses (tell_at) where tell_at is not null;
create index planned_doses_to_come on public.planned_doses (planned_at) where state = 'planned';
create index planned_doses_open on public.planned_doses (expires_at) where state = 'due';

alter table public.planned_doses enable row level security;
-- Written by the deeds of the next files alone.
grant select on public.planned_doses to authenticated;
grant all on public.planned_doses to service_role;

create policy "those who see a profile read its planned doses"
  on public.planned_doses for select to authenticated
  using (profile_id in (select private.profiles_i_can('view')));

/*
 * The moment that a day and an hour on the wall name in a zone. Skipped in spring, 02:30 is 03:30;
 * shown twice in autumn, it is the first of the two, where PostgreSQL alone would take the second.
 * domain/calendar/wall-time.ts decides the same.
 */
create function private.instant_of(wall timestamp, zone text) returns timestamptz
  language plpgsql immutable strict
  set search_path = ''
as $$
declare
  as_utc constant timestamptz := wall at time zone 'UTC';
  -- One day away on either side both offsets around a change of the clocks are seen.
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
grant execute on function private.instant_of(timestamp, text) to service_role;

/* Whose zone nobody has said yet lives where most of us do. */
create function private.zone_of(account uuid) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    (select time_zone from public.user_preferences where user_id = account), 'Europe/Paris')
$$;

/*
 * The doses that reminders ask for from where they were planned until, to two days from `at`. A dose
 * is told up to half the way to the next hour of its medicine, but for half an hour at least and
 * three hours at most. What nobody planned for a month is not made up for.
 */
create function private.wanted_doses(reminders uuid[], at timestamptz)
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
      (select min(other.reminder_time - r.reminder_time
          + case when other.reminder_time > r.reminder_time then interval '0' else interval '24 hours' end)
        from public.medication_reminders other
        where other.medication_id = r.medication_id and other.id <> r.id) as gap
    from public.medication_reminders r
    join public.medications box on box.id = r.medication_id
    -- An account may be without its main profile until it is made again.
    join public.profiles cared_for on cared_for.id = box.for_profile_id
    left join public.user_preferences p on p.user_id = box.user_id
    where r.id = any (reminders)
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

/* Plans reminders two days ahead. What was planned and is no longer asked for goes; what was answered stays. */
create function private.plan_reminders(reminders uuid[], at timestamptz) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  added integer;
begin
  delete from public.planned_doses d
    using public.medication_reminders r
    where r.id = any (reminders) and d.reminder_id = r.id and d.state = 'planned'
      and d.planned_at >= greatest(r.planned_until, at)
      and not exists (
        select from private.wanted_doses(array[r.id], at) wanted
        where wanted.on_day = d.on_day and wanted.planned_at = d.planned_at);
  insert into public.planned_doses as d
      (reminder_id, medication_id, profile_id, user_id, on_day, wall_time, planned_at, expires_at, quantity, tell_at)
    select * from private.wanted_doses(reminders, at)
    on conflict (reminder_id, on_day) do update
      set expires_at = excluded.expires_at, quantity = excluded.quantity
      where d.state = 'planned' and d.planned_at = excluded.planned_at;
  get diagnostics added = row_count;
  update public.medication_reminders r set planned_until = at + interval '48 hours'
    where r.id = any (reminders);
  return added;
end
$$;

/*
 * Plans at most `most` reminders, those longest without. Each is planned about once a day. Several
 * schedulers plan at once: a reminder that one holds the others leave.
 */
create function private.plan_doses(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen uuid[];
begin
  select array_agg(id) into chosen from (
    select id from public.medication_reminders
    where planned_until < at + interval '24 hours'
    order by planned_until
    limit most
    for update skip locked) r;
  perform private.plan_reminders(chosen, at);
  return coalesce(cardinality(chosen), 0);
end
$$;
grant execute on function private.plan_doses(timestamptz, integer) to service_role;

/* Plans anew from `at` on, with every hour of the medicine: each is the end of another's window. */
create function private.replan_medication(medication uuid, at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen uuid[];
begin
  select array_agg(id) into chosen from (
    select id from public.medication_reminders where medication_id = medication order by id for update) r;
  update public.medication_reminders set planned_until = at
    where id = any (chosen) and planned_until > at;
  perform private.plan_reminders(chosen, at);
end
$$;

create function private.replan_changed_reminder() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.planned_doses where reminder_id = old.id and state in ('planned', 'due');
    return old;
  end if;
  perform private.replan_medication(new.medication_id, now());
  return null;
end
$$;
create trigger replan after insert on public.medication_reminders
  for each row execute function private.replan_changed_reminder();
create trigger replan_changed
  after update of reminder_time, weekdays, starts_on, ends_on, paused_at, paused_until, quantity
  on public.medication_reminders
  for each row execute function private.replan_changed_reminder();
create trigger forget_planned before delete on public.medication_reminders
  for each row execute function private.replan_changed_reminder();

/* A box that goes to another profile takes along what is to come; what became of the past stays. */
create function private.move_planned_doses() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.planned_doses set profile_id = new.for_profile_id
    where medication_id = new.id and state in ('planned', 'due') and profile_id <> new.for_profile_id;
  return null;
end
$$;
create trigger move_planned_doses after update of profile_id on public.medications
  for each row execute function private.move_planned_doses();

/* Another wall: what is due or answered stays, what is to come moves to the new hours. Another advance: told earlier or later. */
create function private.follow_preferences() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if new.time_zone is distinct from old.time_zone then
    perform private.replan_medication(medication_id, now())
    from (
      select distinct r.medication_id from public.medication_reminders r
      join public.medications box on box.id = r.medication_id
      where box.user_id = new.user_id) as all_of_them;
  end if;
  update public.planned_doses
    set tell_at = planned_at - make_interval(mins => new.reminder_advance_minutes)
    where user_id = new.user_id and state = 'planned' and tell_at is not null and snoozed_until is null;
  return null;
end
$$;
create trigger follow_preferences
  after update of time_zone, reminder_advance_minutes on public.user_preferences
  for each row when (old.time_zone is distinct from new.time_zone
    or old.reminder_advance_minutes <> new.reminder_advance_minutes)
  execute function private.follow_preferences();
