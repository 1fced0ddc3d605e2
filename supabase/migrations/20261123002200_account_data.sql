-- The archive of an account is imported into the account it was exported from or into another one, all of it or
-- nothing; and an account is deleted. None of these functions writes a row that is not the caller's.

-- Intakes of an archive lowered the stock when they were taken. The transaction that imports them has a row here while
-- it runs, so that triggers leave the stock alone; no other transaction sees that row.
create table private.running_imports (
  transaction_id xid8 primary key
);

alter table private.running_imports enable row level security;

/*
 * The id of an archive's row in this account. An account that imports its own archive keeps the ids; another account
 * gets new ones, always the same for the same archive, so that importing twice changes nothing. The main profile has
 * the account's id. Null stays null.
 */
create function private.get_imported_id(account uuid, source uuid, old uuid) returns uuid
  language sql immutable
  set search_path = ''
as $$
  select case
    when old = source then account
    when account = source then old
    else encode(
      set_byte(set_byte(digest, 6, get_byte(digest, 6) & 15 | 128), 8, get_byte(digest, 8) & 63 | 128),
      'hex')::uuid
  end
  from substring(sha256(uuid_send(account) || uuid_send(old)) for 16) as digest
$$;

/*
 * Adds rows, and changes existing rows that differ; returns how many of each. `fixed` columns are written with a new row
 * and never compared. An existing row of another account stays as it is. A `created_at` in the future becomes now: an
 * intake must not be later than it.
 */
create function private.import_rows(
    target text, keys text[], compared text[], fixed text[], is_mine text, me uuid, rows jsonb)
  returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  added   integer;
  changed integer;
begin
  execute format(
    $sql$
      with written as (
        insert into public.%1$I as t (%2$s)
        select %8$s from jsonb_populate_recordset(null::public.%1$I, $1)
        on conflict (%3$s) do update set (%4$s) = row(%5$s)
          where (%7$s) and row(%6$s) is distinct from row(%5$s)
        returning xmax = 0 as is_new
      )
      select count(*) filter (where is_new), count(*) filter (where not is_new) from written
    $sql$,
    target,
    array_to_string(keys || compared || fixed, ', '),
    array_to_string(keys, ', '),
    array_to_string(compared, ', '),
    'excluded.' || array_to_string(compared, ', excluded.'),
    't.' || array_to_string(compared, ', t.'),
    is_mine,
    replace(array_to_string(keys || compared || fixed, ', '), 'created_at', 'least(created_at, now())'))
    into added, changed using coalesce(rows, '[]'), me;
  return jsonb_build_object(
    'new', added, 'changed', changed,
    'unchanged', coalesce(jsonb_array_length(rows), 0) - added - changed);
end
$$;

/* The profiles an account created: an archive may name these and no others. */
create function private.created_profiles(account uuid) returns setof uuid
  language sql stable security definer
  set search_path = ''
as $$
  select id from public.profiles where created_by = account
$$;

/* Profiles, preferences and escalations. */
create function private.import_profiles(me uuid, source uuid, tables jsonb) returns jsonb
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

  select jsonb_agg(r || jsonb_build_object(
      'id', new_id,
      'created_by', me,
      'is_primary', new_id = primary_profile,
      'default_pharmacy_id', (select id from public.online_pharmacies where id = (r ->> 'default_pharmacy_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'profiles') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    where not exists (select from public.profiles p where p.id = new_id and p.created_by <> me)
      and (new_id = me or not private.account_exists(new_id));
  report := report || jsonb_build_object('profiles', private.import_rows('profiles', '{id}',
    '{first_name,last_name,is_primary,profile_type,date_of_birth,weight,height,default_pharmacy_id}',
    '{created_by,created_at}', 't.created_by = $2', me, rows));

  select jsonb_agg(r || jsonb_build_object(
      'profile_id', profile,
      'default_pharmacy_id', (select id from public.online_pharmacies where id = (r ->> 'default_pharmacy_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'profile_details') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_details', private.import_rows('profile_details', '{profile_id}',
    '{phone,allergies,weight_unit,height_unit,height,treating_doctor_name,treating_doctor_phone,treating_doctor_email,treating_doctor_address,treating_doctor_appointment_link,default_pharmacy_id}',
    '{}', 'true', me, rows));

  select jsonb_agg(r || jsonb_build_object('user_id', me)) into rows
    from jsonb_array_elements(tables -> 'user_preferences') r;
  report := report || jsonb_build_object('user_preferences', private.import_rows('user_preferences', '{user_id}',
    '{language,email_notifications,push_notifications,reminder_notifications,weekly_report,login_alerts,session_timeout_minutes,data_sharing,analytics_enabled,marketing_emails,reminder_advance_minutes,time_zone,hides_medicine_names,reminder_mails,escalation_mails}',
    '{}', 't.user_id = $2', me, rows));

  select jsonb_agg(jsonb_build_object('profile_id', profile, 'delay_minutes', r -> 'delay_minutes')) into rows
    from jsonb_array_elements(tables -> 'escalations') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  return report || jsonb_build_object('escalations', private.import_rows('escalations', '{profile_id}',
    '{delay_minutes}', '{}', 'true', me, rows));
end
$$;

/* Medications, intakes and reminders. */
create function private.import_cabinet(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  report jsonb := '{}';
  rows   jsonb;
begin
  select jsonb_agg(r || jsonb_build_object(
      'id', new_id,
      'user_id', me,
      'profile_id', profile,
      'reference_id', (select id from public.medication_references where id = (r ->> 'reference_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'medications') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where (profile is null or profile in (select private.created_profiles(me)))
      and not exists (select from public.medications m where m.id = new_id and m.user_id <> me);
  report := report || jsonb_build_object('medications', private.import_rows('medications', '{id}',
    '{profile_id,reference_id,name,dosage,form,total_quantity,current_quantity,expiry_date,opened_on,posology,notes}',
    '{user_id,created_at}', 't.user_id = $2', me, rows));

  -- Before the reminders: intakes of the past must not answer the doses that are planned from now on.
  select jsonb_agg(r || jsonb_build_object(
      'id', new_id,
      'profile_id', profile,
      'medication_id', (
        select m.id from public.medications m
        where m.user_id = me and m.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)),
      'user_id', case when (r ->> 'user_id')::uuid = source then me end))
    into rows
    from jsonb_array_elements(tables -> 'medication_intake_logs') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me))
      and (r ->> 'quantity_deducted')::numeric <= (r ->> 'quantity_taken')::numeric
      and not exists (
        select from public.medication_intake_logs i
        where i.id = new_id and i.profile_id not in (select private.created_profiles(me)));
  insert into private.running_imports values (pg_current_xact_id());
  report := report || jsonb_build_object('medication_intake_logs', private.import_rows('medication_intake_logs', '{id}',
    '{profile_id,medication_id,medication_name,medication_dosage,medication_form,quantity_taken,quantity_deducted,taken_at,notes}',
    '{user_id,created_at}', 't.profile_id in (select private.created_profiles($2))', me, rows));
  delete from private.running_imports where transaction_id = pg_current_xact_id();

  -- A medication has each reminder time once: one that exists under another id is changed instead of added.
  select jsonb_agg(r || jsonb_build_object('id', coalesce(known.id, new_id), 'medication_id', box.id, 'planned_until', now()))
    into rows
    from jsonb_array_elements(tables -> 'medication_reminders') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    join public.medications box
      on box.user_id = me and box.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)
    left join public.medication_reminders known
      on known.medication_id = box.id and known.reminder_time = (r ->> 'reminder_time')::time
    where not exists (
      select from public.medication_reminders other
      where other.id = new_id and other.medication_id not in (select id from public.medications where user_id = me));
  return report || jsonb_build_object('medication_reminders', private.import_rows('medication_reminders', '{id}',
    '{medication_id,reminder_time,weekdays,starts_on,ends_on,paused_at,paused_until,quantity}',
    '{created_at,planned_until}',
    't.medication_id in (select id from public.medications where user_id = $2)', me, rows));
end
$$;

/* Alerts, dismissals, pharmacies, symptom searches and activity. */
create function private.import_alerts_and_activity(me uuid, source uuid, tables jsonb) returns jsonb
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
      and (box is null or exists (
        select from public.medications m where m.id = box and m.for_profile_id = coalesce(profile, me)))
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
          where a.user_id = me and a.id = private.get_imported_id(me, source, about::uuid)));
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

/*
 * `request` is {deed: 'preview' | 'import', archive: {format, version, account: {id}, tables}}. A preview is an import
 * that is rolled back. Returns {table: {new, changed, unchanged, leftOut}}. PT422 for a file that is not an archive of
 * ours; PT413, with the table as its detail, for more rows than an account can have.
 */
create function private.import_account_data(request jsonb) returns jsonb
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
    || '{"profile_details": 200, "user_preferences": 1, "escalations": 200}';
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
grant execute on function private.import_account_data(jsonb) to authenticated;

/*
 * Deletes an account with every row of its own, and its address wherever it was stored. What it did for other accounts
 * stays, without its name, except in the access log, which is append-only. Returns 'deleted', 'last-admin' or
 * 'not-found'.
 */
create function private.delete_account(account uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  address text;
begin
  if private.is_last_admin(account) then
    return 'last-admin';
  end if;
  select lower(email) into address from auth.users where id = account for update;
  if not found then
    return 'not-found';
  end if;
  delete from public.profile_shares where shared_with_email = address;
  delete from public.contact_messages where lower(email) = address;
  update public.feature_flags set
      created_by = nullif(created_by, account),
      targeting_config = case when targeting_config ? 'user_ids'
        then jsonb_set(targeting_config, '{user_ids}', (targeting_config -> 'user_ids') - account::text)
        else targeting_config end
    where account in (created_by, updated_by) or targeting_config::text like '%' || account || '%';
  delete from auth.users where id = account;
  -- Last: the update of the flags above was stored here with the former values.
  update public.feature_flags_history set
      before = replace(before::text, '"' || account || '"', 'null')::jsonb,
      after = replace(after::text, '"' || account || '"', 'null')::jsonb
    where concat(before, after) like '%' || account || '%';
  return 'deleted';
end
$$;
grant execute on function private.delete_account(uuid) to service_role;
