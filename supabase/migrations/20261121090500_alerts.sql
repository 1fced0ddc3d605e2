-- Alerts about stock and expiry are derived, never stored. Stored are the alerts people make
-- themselves, and what each of them has dismissed.

create table public.custom_alerts (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid not null references auth.users on delete cascade,
  profile_id     uuid references public.profiles on delete cascade,
  for_profile_id uuid not null generated always as (coalesce(profile_id, user_id)) stored,
  medication_id  uuid references public.medications on delete cascade,
  title          text not null check (title ~ '\S' and length(title) <= 200),
  message        text check (length(message) <= 1000),
  alert_date     date not null,
  alert_time     time not null default '10:00',
  priority       text not null default 'medium' check (priority in ('high', 'medium', 'low')),
  created_at     timestamptz not null default now()
);
create index custom_alerts_by_profile on public.custom_alerts (for_profile_id, alert_date desc);
create trigger keep_owner before insert or update of profile_id on public.custom_alerts
  for each row execute function private.keep_owner();

create table public.alert_dismissals (
  user_id         uuid not null references auth.users on delete cascade,
  profile_id      uuid not null references public.profiles on delete cascade,
  alert_key       text not null,
  -- Read out of the key, so that a dismissal goes away with what it was about.
  medication_id   uuid generated always as (substring(alert_key from
                    '^(?:low-stock|out-of-stock|expiring|expired)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
                  ) stored references public.medications on delete cascade,
  custom_alert_id uuid generated always as (substring(alert_key from
                    '^custom-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
                  ) stored references public.custom_alerts on delete cascade,
  dismissed_at    timestamptz not null default now(),
  primary key (user_id, profile_id, alert_key),
  constraint alert_key_is_known
    check (alert_key = 'reminder' or medication_id is not null or custom_alert_id is not null)
);
create index alert_dismissals_by_medication on public.alert_dismissals (medication_id);

alter table public.custom_alerts enable row level security;
alter table public.alert_dismissals enable row level security;

grant select, delete on public.custom_alerts to authenticated;
grant insert (id, user_id, profile_id, medication_id, title, message, alert_date, alert_time, priority)
  on public.custom_alerts to authenticated;
grant update (medication_id, title, message, alert_date, alert_time, priority)
  on public.custom_alerts to authenticated;
grant select, delete on public.alert_dismissals to authenticated;
grant insert (user_id, profile_id, alert_key) on public.alert_dismissals to authenticated;
grant all on public.custom_alerts, public.alert_dismissals to service_role;

create policy "those who see a profile read its alerts"
  on public.custom_alerts for select to authenticated
  using (for_profile_id in (select private.profiles_i_can('view')));
-- The medicine of an alert is one of the same profile: row-level security hides all others here.
create policy "those who edit a profile add alerts"
  on public.custom_alerts for insert to authenticated
  with check (
    for_profile_id in (select private.profiles_i_can('edit'))
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = medication_id and m.for_profile_id = custom_alerts.for_profile_id)));
create policy "those who edit a profile change its alerts"
  on public.custom_alerts for update to authenticated
  using (for_profile_id in (select private.profiles_i_can('edit')))
  with check (
    for_profile_id in (select private.profiles_i_can('edit'))
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = medication_id and m.for_profile_id = custom_alerts.for_profile_id)));
create policy "those who edit a profile delete its alerts"
  on public.custom_alerts for delete to authenticated
  using (for_profile_id in (select private.profiles_i_can('edit')));

create policy "people read what they dismissed"
  on public.alert_dismissals for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people dismiss alerts of profiles they see"
  on public.alert_dismissals for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and profile_id in (select private.profiles_i_can('view'))
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = medication_id and m.for_profile_id = alert_dismissals.profile_id))
    and (custom_alert_id is null or exists (
      select 1 from public.custom_alerts a
      where a.id = custom_alert_id and a.for_profile_id = alert_dismissals.profile_id)));
create policy "people take back what they dismissed"
  on public.alert_dismissals for delete to authenticated
  using (user_id = (select auth.uid()));

/*
 * A dismissed alert whose cause went away speaks again when the cause returns: stock that
 * recovered (at least 20 % of the total), a box that is no longer empty, another expiry date.
 */
create function private.forget_dismissals() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.alert_dismissals d
  where d.medication_id = new.id
    and (
      (d.alert_key like 'low-stock-%' and new.current_quantity >= 0.2 * new.total_quantity)
      or (d.alert_key like 'out-of-stock-%' and new.current_quantity > 0)
      or (d.alert_key ~ '^(expiring|expired)-' and new.expiry_date <> old.expiry_date)
    );
  return null;
end
$$;
create trigger forget_dismissals
  after update of current_quantity, total_quantity, expiry_date on public.medications
  for each row execute function private.forget_dismissals();
