-- The alert of a person about a box that went to somebody else of the home could not be changed any more, and one that
-- repeats not be ended. It stays as its person wrote it, and goes with the box. A box is looked at where an alert is put on it.

alter policy "editors of a profile change its alerts" on public.custom_alerts
  with check (for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));

/*
 * As the policy of new alerts, with the rights of the caller. Before the foreign key looks: the caller does not learn which
 * boxes exist.
 */
create function private.check_box_of_alert() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  person constant uuid := coalesce(new.profile_id, new.user_id);
begin
  if not exists (
    select from public.medications m
    where m.id = new.medication_id
      and (m.for_profile_id = person
        or m.is_common and m.user_id = (select p.created_by from public.profiles p where p.id = person)))
  then
    raise exception 'new row violates row-level security policy for table "custom_alerts"' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke execute on function private.check_box_of_alert from public;

create trigger check_box before update of medication_id on public.custom_alerts
  for each row when (
    current_user = 'authenticated' and new.medication_id is not null
    and new.medication_id is distinct from old.medication_id)
  execute function private.check_box_of_alert();

/* As before. An alert of an archive may be about any box of the account: its box may have gone to another person since. */
create or replace function private.import_alerts_and_activity(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  report jsonb := '{}';
  rows   jsonb;
begin
  select jsonb_agg(r || jsonb_build_object('id', new_id, 'user_id', me, 'profile_id', profile, 'medication_id', box))
    into rows
    from jsonb_array_elements(tables -> 'custom_alerts') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile,
      private.get_imported_id(me, source, (r ->> 'medication_id')::uuid) as box
    where (profile is null or profile in (select private.created_profiles(me)))
      and (box is null or exists (select from public.medications m where m.id = box and m.user_id = me))
      and not exists (select from public.custom_alerts a where a.id = new_id and a.user_id <> me);
  report := report || jsonb_build_object('custom_alerts', private.import_rows('custom_alerts', '{id}',
    '{profile_id,medication_id,title,message,alert_date,alert_time,priority,repeats,ends_on}',
    '{user_id,created_at}', 't.user_id = $2', me, rows));

  select jsonb_agg(jsonb_build_object(
      'user_id', me, 'profile_id', profile, 'dismissed_at', r -> 'dismissed_at',
      'alert_key', case when about is null then r ->> 'alert_key'
        else replace(r ->> 'alert_key', about, private.get_imported_id(me, source, about::uuid)::text) end))
    into rows
    from jsonb_array_elements(tables -> 'alert_dismissals') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile,
      substring(r ->> 'alert_key' from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') as about
    where profile in (select private.created_profiles(me))
      and (about is null
        or exists (select from public.medications m
          where m.user_id = me and m.id = private.get_imported_id(me, source, about::uuid))
        or exists (select from public.custom_alerts a
          where a.user_id = me and a.id = private.get_imported_id(me, source, about::uuid))
        or exists (select from public.prescriptions p
          where p.id = private.get_imported_id(me, source, about::uuid) and p.profile_id = profile));
  report := report || jsonb_build_object('alert_dismissals', private.import_rows('alert_dismissals',
    '{user_id,profile_id,alert_key}', '{dismissed_at}', '{}', 't.user_id = $2', me, rows));

  select jsonb_agg(r || jsonb_build_object('user_id', me)) into rows
    from jsonb_array_elements(tables -> 'user_pharmacy_preferences') r
    join public.online_pharmacies pharmacy on pharmacy.id = (r ->> 'pharmacy_id')::uuid;
  report := report || jsonb_build_object('user_pharmacy_preferences', private.import_rows('user_pharmacy_preferences',
    '{user_id,pharmacy_id}', '{is_preferred,notes,last_used}', '{}', 't.user_id = $2', me, rows));

  select jsonb_agg(r || jsonb_build_object('id', new_id, 'user_id', me, 'profile_id', profile)) into rows
    from jsonb_array_elements(tables -> 'symptom_searches') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where (profile is null or profile in (select private.created_profiles(me)))
      and not exists (select from public.symptom_searches s where s.id = new_id and s.user_id <> me);
  report := report || jsonb_build_object('symptom_searches', private.import_rows('symptom_searches', '{id}',
    '{profile_id,symptoms_text,country_context,found_medications}', '{user_id,created_at}', 't.user_id = $2', me, rows));

  select jsonb_agg(r || jsonb_build_object('id', new_id, 'user_id', me)) into rows
    from jsonb_array_elements(tables -> 'user_activity_logs') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    where not exists (select from public.user_activity_logs l where l.id = new_id and l.user_id <> me);
  return report || jsonb_build_object('user_activity_logs', private.import_rows('user_activity_logs', '{id}',
    '{activity_type,activity_data,page_url,user_agent}', '{user_id,created_at}', 't.user_id = $2', me, rows));
end
$$;
