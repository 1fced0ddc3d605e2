-- An archive brings back at most what an account can have, and a larger one is told which rows are too many.

/*
 * `wish` is {deed: 'preview' | 'import', archive: {format, version, account: {id}, tables}}. A preview is the import,
 * undone. Answers {table: {new, changed, unchanged, leftOut}}. PT422 for what is no archive of ours; PT413, with the table as its detail, for more rows than an account can have.
 */
create or replace function private.import_account_data(wish jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me      constant uuid := auth.uid();
  archive constant jsonb := wish -> 'archive';
  tables  constant jsonb := archive -> 'tables';
  most    constant jsonb := (
    select jsonb_object_agg(q.name, q.most) from private.quotas q
    where q.name not in ('profile_shares', 'profile_access_log'))
    || '{"profile_details": 200, "user_preferences": 1, "escalations": 200}';
  beyond  text;
  source  uuid;
  report  jsonb;
begin
  if me is null or not private.is_assured() then
    raise exception 'Sign in to import' using errcode = '42501';
  end if;
  if coalesce(archive ->> 'format', '') <> 'trousse-account' or coalesce(archive ->> 'version', '') <> '1'
    or jsonb_typeof(tables) is distinct from 'object' or coalesce(wish ->> 'deed', '') not in ('preview', 'import')
    or exists (
      select from jsonb_each(tables) t
      where not most ? t.key or case when jsonb_typeof(t.value) = 'array'
        then exists (select from jsonb_array_elements(t.value) r where jsonb_typeof(r) <> 'object')
        else true end)
  then
    raise exception 'This is no archive of an account' using errcode = 'PT422';
  end if;
  select t.key into beyond from jsonb_each(tables) t
    where jsonb_array_length(t.value) > (most ->> t.key)::integer
    order by t.key limit 1;
  if found then
    perform private.refuse_beyond_quota(beyond, (most ->> beyond)::integer);
  end if;
  source := archive -> 'account' ->> 'id';
  if source is null then
    raise exception 'This archive does not say whose it is' using errcode = 'PT422';
  end if;
  -- One import of an account at a time.
  perform pg_advisory_xact_lock(hashtextextended('import ' || me, 0));
  begin
    report := private.import_people(me, source, tables)
      || private.import_cabinet(me, source, tables)
      || private.import_habits(me, source, tables);
    if wish ->> 'deed' = 'preview' then
      raise exception 'Undone' using errcode = 'UNDO1';
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
