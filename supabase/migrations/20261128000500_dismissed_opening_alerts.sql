-- An alert about a box that has been open for longer than guides keep its form can be dismissed, until it is opened again.

-- PostgreSQL before 17 cannot change the expression of a generated column. Its foreign key, index and check go with it.
drop policy "people dismiss alerts of profiles they see" on public.alert_dismissals;
alter table public.alert_dismissals drop column medication_id;
alter table public.alert_dismissals
  add column medication_id uuid generated always as ((substring(alert_key
    from '^(?:low-stock|out-of-stock|expiring|expired|opened-long)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$'))::uuid)
    stored,
  add constraint alert_dismissals_medication_id_fkey
    foreign key (medication_id) references public.medications (id) on delete cascade,
  add constraint alert_key_is_known
    check (alert_key = 'reminder' or medication_id is not null or custom_alert_id is not null);
create index alert_dismissals_by_medication on public.alert_dismissals (medication_id);

-- As before.
create policy "people dismiss alerts of profiles they see" on public.alert_dismissals
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = alert_dismissals.medication_id
        and (m.for_profile_id = alert_dismissals.profile_id
          or (m.is_common and m.user_id = (
            select p.created_by from public.profiles p where p.id = alert_dismissals.profile_id)))))
    and (custom_alert_id is null or exists (
      select 1 from public.custom_alerts a
      where a.id = alert_dismissals.custom_alert_id and a.for_profile_id = alert_dismissals.profile_id)));

-- As before, and what was dismissed about an opening ends with that opening.
create or replace function private.delete_outdated_dismissals()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
declare
  restocked constant uuid[] := array(
    select id from (
      select id, current_quantity, total_quantity from new_rows
      except
      select id, current_quantity, total_quantity from old_rows) as changed);
  redated constant uuid[] := array(
    select id from (
      select id, private.get_last_good_day(expiry_date, opened_on, in_use_days) from new_rows
      except
      select id, private.get_last_good_day(expiry_date, opened_on, in_use_days) from old_rows) as changed);
  reopened constant uuid[] := array(
    select id from (
      select id, opened_on, form from new_rows
      except
      select id, opened_on, form from old_rows) as changed);
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
  delete from public.alert_dismissals d
    using unnest(reopened) as one (id)
    where d.medication_id = one.id and d.alert_key like 'opened-long-%';
  return null;
end
$function$;
