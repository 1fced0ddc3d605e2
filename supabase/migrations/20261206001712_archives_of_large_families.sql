-- A profile may have 50,000 doses, and an archive might hold no more than that of all profiles: what a large family had
-- exported could not be taken back.

/*
 * `request` is {action: 'preview' | 'import', archive: {format, version, account: {id}, tables}}. A preview is an import
 * that is rolled back. Returns {table: {new, changed, unchanged, leftOut}}. PT422 for a file that is not an archive of
 * ours; PT413, with the table as its detail, for more rows than an account can have. Rows that are bounded for each profile
 * are counted for each profile: how many there are of them in all is bounded by the bytes of a request.
 */
create or replace function private.import_account_data(request jsonb) returns jsonb
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
    report := private.import_profiles(me, source, tables)
      || private.import_profile_cards(me, source, tables)
      || private.import_cabinet(me, source, tables)
      || private.import_illness_entries(me, source, tables)
      || private.import_prescriptions(me, source, tables)
      || private.import_alerts_and_activity(me, source, tables);
    if request ->> 'action' = 'preview' then
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
