-- When a medicine is to be taken: hours on the wall, on which days, from when to when, and when not.
-- The wall hangs where its owner is.

/* Whether PostgreSQL knows the zone: UTC, or a place such as Europe/Paris. No abbreviation, which stands still all year. */
create function private.is_zone(zone text) returns boolean
  language plpgsql stable strict
  set search_path = ''
as $$
begin
  perform timestamp '2000-01-01' at time zone zone;
  return zone ~ '^(UTC|[A-Za-z_]+(/[A-Za-z0-9_+-]+)+)$';
exception when invalid_parameter_value then
  return false;
end
$$;
grant execute on function private.is_zone(text) to authenticated, service_role;

alter table public.user_preferences
  -- Null until a browser has said it; from then on it changes only when the person agrees.
  add column time_zone            text check (private.is_zone(time_zone)),
  -- A lock screen is read by whoever passes: it names a medicine only to those who want that.
  add column hides_medicine_names boolean not null default true;
grant update (time_zone, hides_medicine_names) on public.user_preferences to authenticated;

alter table public.medication_reminders
  -- 1 is Monday, 7 is Sunday.
  add column weekdays      smallint[] not null default '{1,2,3,4,5,6,7}'
                           check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) between 1 and 7),
  -- Both are days on which a dose is taken.
  add column starts_on     date,
  add column ends_on       date check (ends_on >= starts_on),
  -- Paused from then on, to the end of a day or until it is taken up again.
  add column paused_at     timestamptz,
  add column paused_until  date check (paused_until is null or paused_at is not null),
  add column quantity      numeric(10, 2) not null default 1 check (quantity between 1 and 1000),
  -- Up to when its doses have been planned.
  add column planned_until timestamptz not null default '-infinity';
create index reminders_to_plan on public.medication_reminders (planned_until);
grant insert (weekdays, starts_on, ends_on, paused_at, paused_until, quantity)
  on public.medication_reminders to authenticated;
grant update (weekdays, starts_on, ends_on, paused_at, paused_until, quantity)
  on public.medication_reminders to authenticated;

-- An alert that a person wrote rings once, or again and again from its day on.
alter table public.custom_alerts
  add column repeats text not null default 'once' check (repeats in ('once', 'daily', 'weekly', 'monthly'));
grant insert (repeats), update (repeats) on public.custom_alerts to authenticated;

/* For whom others are told that a dose was not confirmed. No line, nobody is told. */
create table public.escalations (
  profile_id    uuid primary key references public.profiles on delete cascade,
  -- Counted from the dose's hour.
  delay_minutes integer not null default 60 check (delay_minutes between 15 and 720),
  updated_at    timestamptz not null default now()
);
create trigger touch before update on public.escalations
  for each row execute function private.touch();

alter table public.escalations enable row level security;
grant select, delete on public.escalations to authenticated;
grant insert (profile_id, delay_minutes), update (delay_minutes) on public.escalations to authenticated;
grant all on public.escalations to service_role;

create policy "those who see a profile read when others are told"
  on public.escalations for select to authenticated
  using (profile_id in (select private.profiles_i_can('view')));
create policy "owners have others told"
  on public.escalations for insert to authenticated
  with check (profile_id in (select private.profiles_i_can('own')));
create policy "owners change when others are told"
  on public.escalations for update to authenticated
  using (profile_id in (select private.profiles_i_can('own')))
  with check (profile_id in (select private.profiles_i_can('own')));
create policy "owners have others told no longer"
  on public.escalations for delete to authenticated
  using (profile_id in (select private.profiles_i_can('own')));
