-- Somebody who takes the copy of another person became that person: the main profile of the copy was merged into the own one,
-- with the preferences and the doses that the other account gave. The other person now arrives as one more profile.

-- The profile of the copy's account is somebody else's: it has another name or another day of birth than a profile that is in use,
-- or it came as a profile of its own before. An account that was only just made, or made again, takes everything as its own.
create function private.is_other_person(me uuid, source uuid, tables jsonb)
  returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select source <> me and exists (
    select from jsonb_array_elements(tables -> 'profiles') r
    join public.profiles mine on mine.id = me
    where (r ->> 'id')::uuid = source
      and (exists (
          select from public.profiles p
          where p.id = private.get_imported_id(me, null, source) and p.created_by = me)
        or (private.fold_text(concat_ws(' ', r ->> 'first_name', r ->> 'last_name'))
            <> private.fold_text(concat_ws(' ', mine.first_name, mine.last_name))
          or (r ->> 'date_of_birth')::date <> mine.date_of_birth)
        and (mine.date_of_birth is not null or mine.weight is not null or mine.height is not null
          or exists (
            select from public.profile_details d
            cross join jsonb_each(jsonb_strip_nulls(to_jsonb(d))) fact
            where d.profile_id = me and fact.value <> '[]'
              and fact.key <> all ('{profile_id,weight_unit,height_unit,created_at,updated_at}'))
          or exists (select from public.profile_conditions c where c.profile_id = me)
          or exists (select from public.profile_weights w where w.profile_id = me)
          or exists (select from public.profile_cards c where c.profile_id = me)
          or exists (select from public.illness_entries e where e.profile_id = me)
          or exists (select from public.prescriptions p where p.profile_id = me)
          or exists (select from public.medication_intake_logs i where i.profile_id = me or i.user_id = me)
          or exists (select from public.medications m where m.user_id = me)
          or exists (select from public.profiles p where p.created_by = me and p.id <> me))))
$$;

-- What an archive has of its account's own person names that profile, and what it has of the account itself is left out.
create function private.get_tables_of_other_person(source uuid, tables jsonb)
  returns jsonb
  language sql immutable
  set search_path = ''
as $$
  select tables - '{user_preferences,user_pharmacy_preferences,user_activity_logs}'::text[] || coalesce(
    jsonb_object_agg(t.key, (
      select coalesce(jsonb_agg(case
        when t.key = 'profiles' then r || '{"is_primary": false}'
        when r ->> 'profile_id' is not null then r
        when t.key = 'medications' and (r ->> 'is_common')::boolean
          and not exists (
            select from jsonb_array_elements(tables -> 'medication_reminders') hour
            where hour ->> 'medication_id' = r ->> 'id') then r
        else r || jsonb_build_object('profile_id', source) end), '[]')
      from jsonb_array_elements(t.value) r)), '{}')
  from jsonb_each(tables) t
  where t.key in ('profiles', 'medications', 'custom_alerts', 'symptom_searches')
$$;

create or replace function private.import_account_data(request jsonb)
  returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me          constant uuid := auth.uid();
  archive     constant jsonb := request -> 'archive';
  tables      constant jsonb := archive -> 'tables';
  most        constant jsonb := (
    select jsonb_object_agg(q.name, q.most) from private.quotas q
    where q.name not in ('profile_shares', 'profile_access_log', 'card_links'))
    || '{"profile_details": 200, "profile_conditions": 4800, "profile_cards": 200, "user_preferences": 1, "escalations": 200, "intake_substances": 200000}';
  -- As their triggers count.
  of_profiles constant text[] := '{medication_intake_logs,illness_entries,prescriptions,profile_weights}';
  exceeded    text;
  source      uuid;
  is_other    boolean;
  taken       jsonb := tables;
  report      jsonb;
begin
  if me is null or not private.has_required_aal() then
    raise exception 'Sign in to import' using errcode = '42501';
  end if;
  if coalesce(archive ->> 'format', '') <> 'trousse-account' or coalesce(archive ->> 'version', '') <> '1'
    or jsonb_typeof(tables) is distinct from 'object' or coalesce(request ->> 'action', '') not in ('preview', 'import')
    or exists (
      select from jsonb_each(tables) t
      where not most ? t.key or case when jsonb_typeof(t.value) = 'array'
        then exists (select from jsonb_array_elements(t.value) r where jsonb_typeof(r) <> 'object')
        else true end)
  then
    raise exception 'This file is not an archive of an account' using errcode = 'PT422';
  end if;
  select counted.name into exceeded
    from (
      select t.key, jsonb_array_length(t.value) from jsonb_each(tables) t where t.key <> all (of_profiles)
      union all
      select t.key, count(*) from jsonb_each(tables) t cross join jsonb_array_elements(t.value) r
        where t.key = any (of_profiles) group by t.key, r ->> 'profile_id'
    ) as counted (name, rows)
    where counted.rows > (most ->> counted.name)::integer
    order by counted.name limit 1;
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
    perform private.create_main_profile(me);
    is_other := private.is_other_person(me, source, tables);
    if is_other then
      taken := private.get_tables_of_other_person(source, tables);
      -- Without it no row of the archive has the id of the account that takes it, and no dose was given by it.
      source := null;
    end if;
    report := private.import_profiles(me, source, taken)
      || private.import_profile_cards(me, source, taken)
      || private.import_cabinet(me, source, taken)
      || private.import_illness_entries(me, source, taken)
      || private.import_prescriptions(me, source, taken)
      || private.import_alerts_and_activity(me, source, taken);
    if request ->> 'action' = 'preview' then
      raise exception 'The preview is rolled back' using errcode = 'UNDO1';
    end if;
  exception when sqlstate 'UNDO1' then
    null;
  end;
  return (
    select jsonb_build_object('isOtherPerson', is_other) || jsonb_object_agg(t.key, t.value || jsonb_build_object(
      'leftOut', coalesce(jsonb_array_length(tables -> t.key), 0)
        - (t.value ->> 'new')::integer - (t.value ->> 'changed')::integer - (t.value ->> 'unchanged')::integer))
    from jsonb_each(report) t);
end
$$;
