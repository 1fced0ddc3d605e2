-- An alert that repeats ends on a day, and each time it rings is dismissed by itself: the key of a
-- dismissal names the day it rang on.

alter table public.custom_alerts
  -- The last day on which it may ring; null for an alert that goes on.
  add column ends_on date check (ends_on >= alert_date);
grant insert (ends_on), update (ends_on) on public.custom_alerts to authenticated;

drop policy "people dismiss alerts of profiles they see" on public.alert_dismissals;
alter table public.alert_dismissals
  drop constraint alert_key_is_known,
  drop column custom_alert_id;
alter table public.alert_dismissals
  add column custom_alert_id uuid generated always as (substring(alert_key from
    '^custom-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{4}-\d{2}-\d{2})?$')::uuid
  ) stored references public.custom_alerts on delete cascade,
  add constraint alert_key_is_known
    check (alert_key = 'reminder' or medication_id is not null or custom_alert_id is not null);
create index alert_dismissals_by_custom_alert on public.alert_dismissals (custom_alert_id)
  where custom_alert_id is not null;

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

/* Of an alert that repeats only the last dismissal counts. */
create function private.forget_earlier_dismissals() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.alert_dismissals d
  where d.user_id = new.user_id and d.profile_id = new.profile_id
    and d.custom_alert_id = new.custom_alert_id and d.alert_key < new.alert_key;
  return null;
end
$$;
create trigger forget_earlier after insert on public.alert_dismissals
  for each row when (new.custom_alert_id is not null)
  execute function private.forget_earlier_dismissals();
