-- The dated weights of a person: what rules by weight read is the latest, and a curve is drawn from all. An archive of an
-- account holds them, and the substances of its doses.

create table public.profile_weights (
  profile_id   uuid not null references public.profiles on delete cascade,
  -- One weight a day: the one that was written last.
  measured_on  date not null,
  -- Kilograms.
  weight       numeric(6, 2) not null,
  -- Who confirmed a weight that few people of that age have, and when.
  confirmed_at timestamptz,
  confirmed_by text,
  created_at   timestamptz not null default now(),
  primary key (profile_id, measured_on),
  constraint profile_weights_weight_in_bounds check (weight between 0.3 and 400),
  constraint profile_weights_measured_on_in_bounds
    check (measured_on between '1900-01-01' and (created_at at time zone 'UTC')::date + 1),
  constraint profile_weights_confirmed_at_in_bounds
    check (confirmed_at >= '1900-01-01T00:00Z' and confirmed_at < '2201-01-01T00:00Z'),
  constraint profile_weights_confirmed_by_in_bounds
    check (length(confirmed_by) <= 201 and confirmed_by !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);

alter table public.profile_weights enable row level security;
grant select, delete on public.profile_weights to authenticated;
grant insert (profile_id, measured_on, weight, confirmed_at) on public.profile_weights to authenticated;
grant update (weight, confirmed_at) on public.profile_weights to authenticated;
grant all on public.profile_weights to service_role;

create policy "viewers of a profile read its weights"
  on public.profile_weights for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "editors of a profile add weights"
  on public.profile_weights for insert to authenticated
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "editors of a profile change its weights"
  on public.profile_weights for update to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "editors of a profile delete its weights"
  on public.profile_weights for delete to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));

-- For each profile: a weight a day for 54 years.
insert into private.quotas (name, most, when_full) values ('profile_weights', 20000, 'refuse');
create trigger apply_row_quota after insert on public.profile_weights
  referencing new table as new_rows for each statement execute function private.apply_row_quota('profile_id');

create trigger log_insert after insert on public.profile_weights
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('profile', 'profile_id');
create trigger log_update after update on public.profile_weights
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('profile', 'profile_id');
create trigger log_delete after delete on public.profile_weights
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('profile', 'profile_id');

/* As `set_weight_confirmation` does for the weight of a profile. */
create function private.set_dated_weight_confirmation() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  if new.confirmed_at is not null and (tg_op = 'INSERT' or new.confirmed_at is distinct from old.confirmed_at) then
    new.confirmed_at := now();
    new.confirmed_by := (
      select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') from public.profiles p where p.id = auth.uid());
  elsif tg_op = 'INSERT' or new.confirmed_at is null or new.weight is distinct from old.weight then
    new.confirmed_at := null;
    new.confirmed_by := null;
  end if;
  return new;
end
$$;
create trigger set_confirmation before insert or update on public.profile_weights
  for each row execute function private.set_dated_weight_confirmation();

/* The weight of a profile with its day is one of its dated weights. An import writes both as the archive says. */
create function private.record_weights(weighed uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if cardinality(weighed) = 0
    or exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned())
  then
    return;
  end if;
  insert into public.profile_weights as known (profile_id, measured_on, weight, confirmed_at, confirmed_by)
    select id, weight_measured_on, weight, weight_confirmed_at, weight_confirmed_by
    from public.profiles
    where id = any (weighed) and weight is not null and weight_measured_on is not null
    on conflict (profile_id, measured_on) do update
      set weight = excluded.weight, confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by
      where (known.weight, known.confirmed_at, known.confirmed_by)
        is distinct from (excluded.weight, excluded.confirmed_at, excluded.confirmed_by);
end
$$;

create function private.record_weights_of_new_profiles() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.record_weights(array(select id from new_rows where weight is not null));
  return null;
end
$$;
create trigger record_weight_of_new after insert on public.profiles
  referencing new table as new_rows
  for each statement execute function private.record_weights_of_new_profiles();

create function private.record_changed_weights() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.record_weights(array(
    select changed.id
    from new_rows changed join old_rows before using (id)
    where (changed.weight, changed.weight_measured_on, changed.weight_confirmed_at)
      is distinct from (before.weight, before.weight_measured_on, before.weight_confirmed_at)));
  return null;
end
$$;
create trigger record_changed_weight after update on public.profiles
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_changed_weights();

/* A dated weight that is not older than that of its profile becomes the weight of the profile. */
create function private.apply_dated_weights() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if not exists (select from new_rows)
    or exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned())
  then
    return null;
  end if;
  update public.profiles p
    set weight = latest.weight, weight_measured_on = latest.measured_on,
      weight_confirmed_at = latest.confirmed_at, weight_confirmed_by = latest.confirmed_by
    from (select distinct on (profile_id) * from new_rows order by profile_id, measured_on desc) as latest
    where p.id = latest.profile_id
      and (p.weight is null or p.weight_measured_on is null or latest.measured_on >= p.weight_measured_on)
      and (p.weight, p.weight_measured_on, p.weight_confirmed_at, p.weight_confirmed_by)
        is distinct from (latest.weight, latest.measured_on, latest.confirmed_at, latest.confirmed_by);
  return null;
end
$$;
create trigger apply_weight_of_new after insert on public.profile_weights
  referencing new table as new_rows
  for each statement execute function private.apply_dated_weights();
create trigger apply_weight after update on public.profile_weights
  referencing new table as new_rows
  for each statement execute function private.apply_dated_weights();

/* Once the weight of a profile is deleted, the latest of the others is its weight. */
create function private.apply_deleted_weights() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.profiles p
    set (weight, weight_measured_on, weight_confirmed_at, weight_confirmed_by) = (
      select w.weight, w.measured_on, w.confirmed_at, w.confirmed_by
      from public.profile_weights w
      where w.profile_id = p.id
      order by w.measured_on desc
      limit 1)
    from old_rows gone
    where p.id = gone.profile_id and p.weight_measured_on = gone.measured_on;
  return null;
end
$$;
create trigger apply_deleted_weight after delete on public.profile_weights
  referencing old table as old_rows
  for each statement execute function private.apply_deleted_weights();

-- The weights that exist.
insert into public.profile_weights (profile_id, measured_on, weight, confirmed_at, confirmed_by, created_at)
  select id, weight_measured_on, weight, weight_confirmed_at, weight_confirmed_by, greatest(now(), updated_at)
  from public.profiles
  where weight is not null and weight_measured_on is not null;

/*
 * Profiles, their conditions and weights, preferences and escalations. An archive of a former version lacks columns: a profile that
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

/* As before, with the weights of profiles and the substances of doses. */
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
    || '{"profile_details": 200, "profile_conditions": 4800, "user_preferences": 1, "escalations": 200, "intake_substances": 200000}';
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

/*
 * As before, with the substances of doses: a dose that has some, because its box is linked to a reference or because it
 * was here, keeps them; only one that has none, because its box is gone or linked to nothing, takes those of the archive.
 * An archive of a former version lacks columns: a box or a dose that is here keeps what it has in them. A box with a
 * schedule is one person's.
 */
create or replace function private.import_cabinet(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  report    jsonb := '{}';
  rows      jsonb;
  scheduled constant text[] := array(
    select r ->> 'medication_id' from jsonb_array_elements(tables -> 'medication_reminders') r);
begin
  select jsonb_agg(jsonb_build_object('is_common', false) || coalesce(to_jsonb(known), '{}') || r || jsonb_build_object(
      'id', new_id,
      'user_id', me,
      'profile_id', profile,
      'is_common', coalesce(profile is null and r ->> 'id' <> all (scheduled)
        and coalesce((r ->> 'is_common')::boolean, known.is_common)
        and not exists (select from public.medication_reminders where medication_id = new_id), false),
      'reference_id', (select id from public.medication_references where id = (r ->> 'reference_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'medications') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.medications known on known.id = new_id
    where (profile is null or profile in (select private.created_profiles(me)))
      and (known.user_id is null or known.user_id = me);
  report := report || jsonb_build_object('medications', private.import_rows('medications', '{id}',
    '{profile_id,reference_id,name,dosage,form,total_quantity,current_quantity,expiry_date,opened_on,posology,notes,is_common,location,in_use_days,course_stopped_on,course_stop_reason,course_stop_note}',
    '{user_id,created_at}', 't.user_id = $2', me, rows));

  -- Before the reminders: intakes of the past must not answer the doses that are planned from now on.
  select jsonb_agg('{"confirmed_warnings": []}' || coalesce(to_jsonb(known), '{}') || r || jsonb_build_object(
      'id', new_id,
      'profile_id', profile,
      'medication_id', (
        select m.id from public.medications m
        where m.user_id = me and m.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)),
      'user_id', case when (r ->> 'user_id')::uuid = source then me end))
    into rows
    from jsonb_array_elements(tables -> 'medication_intake_logs') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.medication_intake_logs known on known.id = new_id
    where profile in (select private.created_profiles(me))
      and (r ->> 'quantity_deducted')::numeric <= (r ->> 'quantity_taken')::numeric
      and not exists (
        select from public.medication_intake_logs i
        where i.id = new_id and i.profile_id not in (select private.created_profiles(me)));
  insert into private.running_imports values (pg_current_xact_id());
  report := report || jsonb_build_object('medication_intake_logs', private.import_rows('medication_intake_logs', '{id}',
    '{profile_id,medication_id,medication_name,medication_dosage,medication_form,quantity_taken,quantity_deducted,taken_at,notes,confirmed_warnings}',
    '{user_id,created_at}', 't.profile_id in (select private.created_profiles($2))', me, rows));
  delete from private.running_imports where transaction_id = pg_current_xact_id();

  select jsonb_agg(coalesce(to_jsonb(known), r || jsonb_build_object('intake_id', dose.id, 'profile_id', dose.profile_id)))
    into rows
    from jsonb_array_elements(tables -> 'intake_substances') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'intake_id')::uuid) as new_id
    join public.medication_intake_logs dose
      on dose.id = new_id and dose.profile_id in (select private.created_profiles(me))
    join public.substances named on named.id = r ->> 'substance_id'
    left join public.intake_substances known on known.intake_id = dose.id and known.substance_id = named.id
    where known.intake_id is not null
      or not exists (select from public.intake_substances other where other.intake_id = dose.id)
        and coalesce((r ->> 'milligrams')::numeric between 0 and 1e9, true)
        and coalesce(r ->> 'weighed_as' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', true);
  report := report || jsonb_build_object('intake_substances', private.import_rows('intake_substances',
    '{intake_id,substance_id}', '{milligrams,weighed_as,unknown_because}', '{profile_id}', 'true', me, rows));

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
