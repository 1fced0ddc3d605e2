-- What an account holds, counted from the tables themselves, and its end.

/* How many rows of each kind the caller's account holds. */
create function public.count_account_rows() returns table (kind text, rows bigint)
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me   constant uuid := auth.uid();
  mine constant uuid[] := array(select private.created_profiles(me));
begin
  if me is null or not private.is_assured() then
    return;
  end if;
  return query
    select 'profiles', cardinality(mine)::bigint
    union all select 'medications', count(*) from public.medications where user_id = me
    union all select 'reminders', count(*) from public.medication_reminders r
      join public.medications m on m.id = r.medication_id where m.user_id = me
    union all select 'intakes', count(*) from public.medication_intake_logs where profile_id = any (mine)
    union all select 'planned_doses', count(*) from public.planned_doses where user_id = me
    union all select 'deliveries', count(*) from public.reminder_deliveries where user_id = me
    union all select 'alerts', count(*) from public.custom_alerts where user_id = me
    union all select 'dismissals', count(*) from public.alert_dismissals where user_id = me
    union all select 'shares', count(*) from public.profile_shares
      where (profile_id = any (mine) or shared_by = me or shared_with_user_id = me)
    union all select 'access_lines', count(*) from public.profile_access_log where profile_id = any (mine)
    union all select 'pharmacies', count(*) from public.user_pharmacy_preferences where user_id = me
    union all select 'symptom_searches', count(*) from public.symptom_searches where user_id = me
    union all select 'activity_lines', count(*) from public.user_activity_logs where user_id = me
    union all select 'devices', count(*) from public.push_subscriptions where user_id = me
    union all select 'sessions', count(*) from auth.sessions where user_id = me
      and (not_after is null or not_after > now());
end
$$;
grant execute on function public.count_account_rows() to authenticated;

/* As before, but an account that is deleted leaves a flag: its name must not be written back. */
create or replace function private.sign_feature_flag() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  new.updated_by := (select auth.uid());
  new.created_by := case
    when tg_op = 'INSERT' then new.updated_by
    when new.created_by is not null then old.created_by
  end;
  return new;
end
$$;

/*
 * Whether the account is the last one that can run the installation, while there are others: it must name somebody
 * first. Whoever asks at the same moment waits.
 */
create function private.is_last_admin(account uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  lock table public.user_roles in share row exclusive mode;
  return exists (select from public.user_roles where user_id = account and role = 'admin')
    and not exists (select from public.user_roles where user_id <> account and role = 'admin')
    and exists (select from auth.users where id <> account and email_confirmed_at is not null);
end
$$;
grant execute on function private.is_last_admin(uuid) to service_role;

/*
 * Ends an account: every row that is its own goes with it, and so does its address wherever it was written for it.
 * What it did for others stays theirs, without its name, but for the access journal, which nobody rewrites.
 * Answers 'deleted', 'last-admin' or 'not-found'.
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
  -- Afterwards: what was taken out of the flags was noted there with what it held before.
  update public.feature_flags_history set
      before = replace(before::text, '"' || account || '"', 'null')::jsonb,
      after = replace(after::text, '"' || account || '"', 'null')::jsonb
    where concat(before, after) like '%' || account || '%';
  return 'deleted';
end
$$;
grant execute on function private.delete_account(uuid) to service_role;
