-- What our own server does at fixed times, as jobs of Supabase's cron. Where cron, pg_net or the vault is missing,
-- nothing happens: our server has its own scheduler. An operator who enables them later runs the last line again.
--
-- The vault holds two secrets, which an operator stores there once: `functions_url`, such as
-- https://PROJECT.supabase.co/functions/v1/ with the slash, and `service_key`, the secret that functions know as
-- SUPABASE_SERVICE_ROLE_KEY.

/* Calls an edge function of supabase/functions. Fails without the secrets. */
create function private.call_edge_function(name text) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  base text;
  key  text;
begin
  -- In strings, because these objects do not exist where our own server runs.
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''functions_url''' into base;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''service_key''' into key;
  if base is null or key is null then
    raise exception 'The vault needs two secrets, functions_url and service_key: docs/supabase.md names them.';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 60000)'
    using base || call_edge_function.name,
      jsonb_build_object('apikey', key, 'authorization', 'Bearer ' || key);
end
$$;

/* Deletes accounts that were not confirmed within a day of the last e-mail. */
create function private.delete_unconfirmed_accounts(at timestamptz) returns void
  language sql
  set search_path = ''
as $$
  delete from auth.users
  where confirmed_at is null and last_sign_in_at is null and created_at < at - interval '1 day'
    and coalesce(greatest(confirmation_sent_at, recovery_sent_at), created_at) < at - interval '1 day'
$$;

/* Creates or replaces the jobs and returns a sentence about it. */
create function private.schedule_jobs() returns text
  language plpgsql
  set search_path = ''
as $$
declare
  job record;
begin
  if to_regprocedure('cron.schedule(text,text,text)') is null
    or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
    or to_regclass('vault.decrypted_secrets') is null
  then
    return 'No job was set: pg_cron, pg_net or the vault is not here.';
  end if;
  for job in
    select * from (values
      ('trousse-reminders', '15 seconds', 'select private.call_edge_function(''deliver-reminders'')'),
      ('trousse-login-alerts', '* * * * *', 'select private.call_edge_function(''login-alerts'')'),
      ('trousse-weekly-report', '*/5 * * * *', 'select private.call_edge_function(''weekly-report'')'),
      ('trousse-old-reminders', '17 3 * * *', 'select private.delete_old_reminder_data(now())'),
      ('trousse-unconfirmed', '37 * * * *', 'select private.delete_unconfirmed_accounts(now())')
    ) as jobs (name, rhythm, command)
  loop
    execute 'select cron.schedule($1, $2, $3)' using job.name, job.rhythm, job.command;
  end loop;
  return 'The jobs are set.';
end
$$;

select private.schedule_jobs();
