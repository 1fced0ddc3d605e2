-- The day from which the home screen may ask once a month whether a home is ready for a night; null asks as soon as there
-- is something to ask. Of the account, so that each of its devices does not ask again.
alter table public.user_preferences
  add column readiness_due_on date,
  add constraint user_preferences_readiness_due_on_in_bounds
    check (readiness_due_on between '1900-01-01' and '2200-12-31');

grant insert (readiness_due_on) on public.user_preferences to authenticated;
grant update (readiness_due_on) on public.user_preferences to authenticated;

-- As before, with that day.
create or replace function private.import_profiles(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  report          jsonb := '{}';
  rows            jsonb;
  primary_profile uuid;
begin
  perform private.create_main_profile(me);
  select coalesce(
      (select private.get_imported_id(me, source, (r ->> 'id')::uuid)
        from jsonb_array_elements(tables -> 'profiles') r where (r ->> 'is_primary')::boolean limit 1),
      (select id from public.profiles where created_by = me and is_primary))
    into primary_profile;
  update public.profiles set is_primary = false
    where created_by = me and is_primary and id <> primary_profile
      and exists (select from jsonb_array_elements(tables -> 'profiles') r
        where private.get_imported_id(me, source, (r ->> 'id')::uuid) = primary_profile);

  -- Profiles and dated weights are written as the archive says, and not from each other.
  insert into private.running_imports values (pg_current_xact_id());
  -- The day of a weight is that of no other weight.
  select jsonb_agg(coalesce(to_jsonb(known), '{}')
      || case when (r ->> 'weight')::numeric is not distinct from known.weight then '{}'
        else '{"weight_measured_on": null, "weight_confirmed_at": null, "weight_confirmed_by": null}'::jsonb end
      || r || jsonb_build_object(
      'id', new_id,
      'created_by', me,
      'is_primary', new_id = primary_profile,
      'default_pharmacy_id', (select id from public.online_pharmacies where id = (r ->> 'default_pharmacy_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'profiles') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    left join public.profiles known on known.id = new_id
    where (known.created_by is null or known.created_by = me)
      and (new_id = me or not private.account_exists(new_id));
  report := report || jsonb_build_object('profiles', private.import_rows('profiles', '{id}',
    '{first_name,last_name,is_primary,profile_type,date_of_birth,weight,weight_measured_on,weight_confirmed_at,weight_confirmed_by,height,default_pharmacy_id}',
    '{created_by,created_at}', 't.created_by = $2', me, rows));

  select jsonb_agg('{"picked_allergies": [], "unrecognized_allergies": [], "taken_treatments": [], "untaken_treatments": []}'
      || coalesce(to_jsonb(known), '{}') || r
      || jsonb_build_object(
        'profile_id', profile,
        'default_pharmacy_id', (select id from public.online_pharmacies where id = (r ->> 'default_pharmacy_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'profile_details') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.profile_details known on known.profile_id = profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_details', private.import_rows('profile_details', '{profile_id}',
    '{phone,allergies,picked_allergies,unrecognized_allergies,taken_treatments,untaken_treatments,weight_unit,height_unit,height,treating_doctor_name,treating_doctor_phone,treating_doctor_email,treating_doctor_address,treating_doctor_appointment_link,default_pharmacy_id}',
    '{}', 'true', me, rows));

  select jsonb_agg(r || jsonb_build_object('profile_id', profile)) into rows
    from jsonb_array_elements(tables -> 'profile_conditions') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_conditions', private.import_rows('profile_conditions',
    '{profile_id,condition}', '{state,since,until,last_period_on,due_on}', '{}', 'true', me, rows));

  select jsonb_agg(r || jsonb_build_object('profile_id', profile)) into rows
    from jsonb_array_elements(tables -> 'profile_weights') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_weights', private.import_rows('profile_weights',
    '{profile_id,measured_on}', '{weight,confirmed_at,confirmed_by}', '{}', 'true', me, rows));
  delete from private.running_imports where transaction_id = pg_current_xact_id();
  -- An archive of a former version has weights of profiles alone.
  perform private.record_weights(array(select private.created_profiles(me)));

  select jsonb_agg(r || jsonb_build_object(
      'user_id', me,
      'home_question_answered',
      coalesce((r ->> 'home_question_answered')::boolean, known.home_question_answered, false),
      'readiness_due_on',
      coalesce((r ->> 'readiness_due_on')::date, known.readiness_due_on)))
    into rows
    from jsonb_array_elements(tables -> 'user_preferences') r
    left join public.user_preferences known on known.user_id = me;
  report := report || jsonb_build_object('user_preferences', private.import_rows('user_preferences', '{user_id}',
    '{language,email_notifications,push_notifications,reminder_notifications,weekly_report,login_alerts,session_timeout_minutes,data_sharing,analytics_enabled,marketing_emails,reminder_advance_minutes,time_zone,hides_medicine_names,reminder_mails,escalation_mails,home_question_answered,readiness_due_on}',
    '{}', 't.user_id = $2', me, rows));

  select jsonb_agg(jsonb_build_object('profile_id', profile, 'delay_minutes', r -> 'delay_minutes')) into rows
    from jsonb_array_elements(tables -> 'escalations') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  return report || jsonb_build_object('escalations', private.import_rows('escalations', '{profile_id}',
    '{delay_minutes}', '{}', 'true', me, rows));
end
$$;
