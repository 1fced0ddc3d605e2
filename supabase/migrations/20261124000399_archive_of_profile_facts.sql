-- An archive holds the conditions of profiles, the day of a weight and the answers about allergies.

/*
 * Profiles, their conditions, preferences and escalations. An archive of a former version lacks columns: a profile that
 * is here keeps what it has in them.
 */
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

  select jsonb_agg('{"picked_allergies": [], "unrecognized_allergies": []}' || coalesce(to_jsonb(known), '{}') || r
      || jsonb_build_object(
        'profile_id', profile,
        'default_pharmacy_id', (select id from public.online_pharmacies where id = (r ->> 'default_pharmacy_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'profile_details') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.profile_details known on known.profile_id = profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_details', private.import_rows('profile_details', '{profile_id}',
    '{phone,allergies,picked_allergies,unrecognized_allergies,weight_unit,height_unit,height,treating_doctor_name,treating_doctor_phone,treating_doctor_email,treating_doctor_address,treating_doctor_appointment_link,default_pharmacy_id}',
    '{}', 'true', me, rows));

  select jsonb_agg(r || jsonb_build_object('profile_id', profile)) into rows
    from jsonb_array_elements(tables -> 'profile_conditions') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_conditions', private.import_rows('profile_conditions',
    '{profile_id,condition}', '{state,since,until,last_period_on,due_on}', '{}', 'true', me, rows));

  select jsonb_agg(r || jsonb_build_object(
      'user_id', me,
      'home_question_answered',
      coalesce((r ->> 'home_question_answered')::boolean, known.home_question_answered, false)))
    into rows
    from jsonb_array_elements(tables -> 'user_preferences') r
    left join public.user_preferences known on known.user_id = me;
  report := report || jsonb_build_object('user_preferences', private.import_rows('user_preferences', '{user_id}',
    '{language,email_notifications,push_notifications,reminder_notifications,weekly_report,login_alerts,session_timeout_minutes,data_sharing,analytics_enabled,marketing_emails,reminder_advance_minutes,time_zone,hides_medicine_names,reminder_mails,escalation_mails,home_question_answered}',
    '{}', 't.user_id = $2', me, rows));

  select jsonb_agg(jsonb_build_object('profile_id', profile, 'delay_minutes', r -> 'delay_minutes')) into rows
    from jsonb_array_elements(tables -> 'escalations') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  return report || jsonb_build_object('escalations', private.import_rows('escalations', '{profile_id}',
    '{delay_minutes}', '{}', 'true', me, rows));
end
$$;

/* As before, with the conditions of profiles: at most 24 for each of 200. */
create or replace function private.import_account_data(request jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me       constant uuid := auth.uid();
  archive  constant jsonb := request -> 'archive';
  tables   constant jsonb := archive -> 'tables';
  most     constant jsonb := (
    select jsonb_object_agg(q.name, q.most) from private.quotas q
    where q.name not in ('profile_shares', 'profile_access_log'))
    || '{"profile_details": 200, "profile_conditions": 4800, "user_preferences": 1, "escalations": 200}';
  exceeded text;
  source   uuid;
  report   jsonb;
begin
  if me is null or not private.has_required_aal() then
    raise exception 'Sign in to import' using errcode = '42501';
  end if;
  if coalesce(archive ->> 'format', '') <> 'trousse-account' or coalesce(archive ->> 'version', '') <> '1'
    or jsonb_typeof(tables) is distinct from 'object' or coalesce(request ->> 'deed', '') not in ('preview', 'import')
    or exists (
      select from jsonb_each(tables) t
      where not most ? t.key or case when jsonb_typeof(t.value) = 'array'
        then exists (select from jsonb_array_elements(t.value) r where jsonb_typeof(r) <> 'object')
        else true end)
  then
    raise exception 'This file is not an archive of an account' using errcode = 'PT422';
  end if;
  select t.key into exceeded from jsonb_each(tables) t
    where jsonb_array_length(t.value) > (most ->> t.key)::integer
    order by t.key limit 1;
  if found then
    perform private.raise_quota_exceeded(exceeded, (most ->> exceeded)::integer);
  end if;
  source := archive -> 'account' ->> 'id';
  if source is null then
    raise exception 'This archive has no account id' using errcode = 'PT422';
  end if;
  -- One import of an account at a time.
  perform pg_advisory_xact_lock(hashtextextended('import ' || me, 0));
  begin
    report := private.import_profiles(me, source, tables)
      || private.import_cabinet(me, source, tables)
      || private.import_alerts_and_activity(me, source, tables);
    if request ->> 'deed' = 'preview' then
      raise exception 'The preview is rolled back' using errcode = 'UNDO1';
    end if;
  exception when sqlstate 'UNDO1' then
    null;
  end;
  return (
    select jsonb_object_agg(t.key, t.value || jsonb_build_object(
      'leftOut', coalesce(jsonb_array_length(tables -> t.key), 0)
        - (t.value ->> 'new')::integer - (t.value ->> 'changed')::integer - (t.value ->> 'unchanged')::integer))
    from jsonb_each(report) t);
end
$$;
