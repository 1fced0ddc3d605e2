-- The roles a request runs as, the role of a connection between requests, which may do nothing, and
-- the right of the connecting user to become them. Roles belong to the whole server: another
-- database of it may be making them at this moment.
do $$
declare
  me constant record := (
    select r from (select rolsuper, rolbypassrls from pg_roles where rolname = session_user) r
  );
  is_16 constant boolean := current_setting('server_version_num')::int >= 160000;
  -- Up to version 15 only a superuser can grant the right to bypass row-level security.
  may_give_bypass constant boolean := me.rolsuper or (is_16 and me.rolbypassrls);
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role', 'backend_nobody'] loop
    begin
      if not exists (select from pg_roles where rolname = api_role) then
        execute format('create role %I nologin noinherit %s', api_role,
          case when api_role = 'service_role' and may_give_bypass then 'bypassrls' end);
      end if;
      if not pg_has_role(session_user, api_role, case when is_16 then 'SET' else 'MEMBER' end) then
        execute format('grant %I to %I', api_role, session_user);
      end if;
    exception when duplicate_object or unique_violation or insufficient_privilege then
      -- Missing rights are checked after all grants were tried.
      null;
    end;
  end loop;
end
$$;
