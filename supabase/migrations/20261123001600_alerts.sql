-- Alerts about stock and expiry are derived, never stored. Stored are the alerts people write themselves, and which
-- alerts each account has dismissed.

create table public.custom_alerts (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid not null references auth.users on delete cascade,
  profile_id     uuid references public.profiles on delete cascade,
  for_profile_id uuid not null generated always as (coalesce(profile_id, user_id)) stored,
  medication_id  uuid references public.medications on delete cascade,
  title          text not null,
  message        text,
  alert_date     date not null,
  alert_time     time not null default '10:00',
  priority       text not null default 'medium' check (priority in ('high', 'medium', 'low')),
  created_at     timestamptz not null default now(),
  -- Rings once, or repeatedly from its day on.
  repeats        text not null default 'once' check (repeats in ('once', 'daily', 'weekly', 'monthly')),
  -- The last day on which it may ring; null for an alert that goes on.
  ends_on        date check (ends_on >= alert_date),
  constraint custom_alerts_title_in_bounds
    check (title ~ '\S' and length(title) <= 200 and title !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint custom_alerts_message_in_bounds
    check (length(message) <= 1000 and message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint custom_alerts_alert_date_in_bounds check (alert_date between '1900-01-01' and '2200-12-31'),
  constraint custom_alerts_alert_time_in_bounds check (extract(second from alert_time) = 0 and alert_time < '24:00'),
  constraint custom_alerts_ends_on_in_bounds check (ends_on between '1900-01-01' and '2200-12-31'),
  constraint custom_alerts_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create index custom_alerts_by_profile on public.custom_alerts (for_profile_id, alert_date desc);
create index custom_alerts_by_own_profile on public.custom_alerts (profile_id) where profile_id is not null;
create index custom_alerts_by_user on public.custom_alerts (user_id);
create index custom_alerts_by_medication on public.custom_alerts (medication_id) where medication_id is not null;

create table public.alert_dismissals (
  user_id         uuid not null references auth.users on delete cascade,
  profile_id      uuid not null references public.profiles on delete cascade,
  alert_key       text not null,
  -- Extracted from the key, so that a dismissal is deleted with its subject.
  medication_id   uuid generated always as (substring(alert_key from
                    '^(?:low-stock|out-of-stock|expiring|expired)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
                  ) stored references public.medications on delete cascade,
  dismissed_at    timestamptz not null default now(),
  custom_alert_id uuid generated always as (substring(alert_key from
      '^custom-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{4}-\d{2}-\d{2})?$')::uuid
    ) stored references public.custom_alerts on delete cascade,
  primary key (user_id, profile_id, alert_key),
  constraint alert_key_is_known check (alert_key = 'reminder' or medication_id is not null or custom_alert_id is not null),
  constraint alert_dismissals_dismissed_at_in_bounds
    check (dismissed_at >= '1900-01-01T00:00Z' and dismissed_at < '2201-01-01T00:00Z')
);
create index alert_dismissals_by_medication on public.alert_dismissals (medication_id);
create index alert_dismissals_by_profile on public.alert_dismissals (profile_id);
create index alert_dismissals_by_custom_alert on public.alert_dismissals (custom_alert_id)
  where custom_alert_id is not null;

alter table public.custom_alerts enable row level security;
alter table public.alert_dismissals enable row level security;

grant select, delete on public.custom_alerts, public.alert_dismissals to authenticated;
grant insert (id, user_id, profile_id, medication_id, title, message, alert_date, alert_time, priority, repeats,
  ends_on) on public.custom_alerts to authenticated;
grant update (medication_id, title, message, alert_date, alert_time, priority, repeats, ends_on)
  on public.custom_alerts to authenticated;
grant insert (user_id, profile_id, alert_key) on public.alert_dismissals to authenticated;
grant all on public.custom_alerts, public.alert_dismissals to service_role;

/*
 * A dismissed alert is shown again when its cause ended and returns: stock that recovered (at least 20 % of the total),
 * a box that is no longer empty, another expiry date.
 */
create function private.delete_outdated_dismissals() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  restocked constant uuid[] := array(
    select id from (
      select id, current_quantity, total_quantity from new_rows
      except
      select id, current_quantity, total_quantity from old_rows) as changed);
  redated constant uuid[] := array(
    select id from (
      select id, expiry_date from new_rows except select id, expiry_date from old_rows) as changed);
begin
  delete from public.alert_dismissals d
    using unnest(restocked) as one (id)
    join public.medications box using (id)
    where d.medication_id = box.id
      and (
        (d.alert_key like 'low-stock-%' and box.current_quantity >= 0.2 * box.total_quantity)
        or (d.alert_key like 'out-of-stock-%' and box.current_quantity > 0));
  delete from public.alert_dismissals d
    using unnest(redated) as one (id)
    where d.medication_id = one.id and d.alert_key ~ '^(expiring|expired)-';
  return null;
end
$$;

/* Only the last dismissal of a repeating alert counts. */
create function private.delete_earlier_dismissals() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.alert_dismissals d
    using (
      select user_id, profile_id, custom_alert_id, max(alert_key) as latest
      from new_rows where custom_alert_id is not null
      group by user_id, profile_id, custom_alert_id) as dismissed
    where d.user_id = dismissed.user_id and d.profile_id = dismissed.profile_id
      and d.custom_alert_id = dismissed.custom_alert_id and d.alert_key < dismissed.latest;
  return null;
end
$$;

create trigger set_owner before insert or update of profile_id on public.custom_alerts
  for each row execute function private.set_owner();
create trigger delete_outdated_dismissals after update on public.medications
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.delete_outdated_dismissals();
create trigger delete_earlier_dismissals after insert on public.alert_dismissals
  referencing new table as new_rows
  for each statement execute function private.delete_earlier_dismissals();

create policy "viewers of a profile read its alerts"
  on public.custom_alerts for select to authenticated
  using (for_profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
-- The medicine of an alert belongs to the same profile: row-level security hides all others here.
create policy "editors of a profile add alerts"
  on public.custom_alerts for insert to authenticated
  with check (
    for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = medication_id and m.for_profile_id = custom_alerts.for_profile_id)));
create policy "editors of a profile change its alerts"
  on public.custom_alerts for update to authenticated
  using (for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  with check (
    for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = medication_id and m.for_profile_id = custom_alerts.for_profile_id)));
create policy "editors of a profile delete its alerts"
  on public.custom_alerts for delete to authenticated
  using (for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "people read their dismissals"
  on public.alert_dismissals for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people delete their dismissals"
  on public.alert_dismissals for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "the second factor is required where there is one" on public.alert_dismissals
  as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "people dismiss alerts of profiles they see"
  on public.alert_dismissals for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = medication_id and m.for_profile_id = alert_dismissals.profile_id))
    and (custom_alert_id is null or exists (
      select 1 from public.custom_alerts a
      where a.id = custom_alert_id and a.for_profile_id = alert_dismissals.profile_id)));
