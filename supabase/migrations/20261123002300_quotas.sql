-- How much one account can store, and stores. The numbers are far above what a family writes in ten years: they bound
-- what one account takes from all others, in storage and in the time of statements that touch all of its rows.

create table private.quotas (
  -- The table it bounds.
  name      text primary key,
  most      integer not null check (most > 0),
  -- 'refuse': the statement fails with PT413. 'drop': the oldest rows are deleted, because a log must not refuse a row.
  when_full text not null check (when_full in ('refuse', 'drop'))
);
insert into private.quotas (name, most, when_full) values
  -- For each account.
  ('profiles', 200, 'refuse'),
  ('medications', 10000, 'refuse'),
  ('medication_reminders', 500, 'refuse'),
  ('custom_alerts', 2000, 'refuse'),
  ('alert_dismissals', 5000, 'refuse'),
  ('user_pharmacy_preferences', 1000, 'refuse'),
  ('symptom_searches', 5000, 'drop'),
  ('user_activity_logs', 10000, 'drop'),
  -- For each profile.
  ('medication_intake_logs', 50000, 'refuse'),
  ('profile_shares', 500, 'refuse'),
  ('profile_access_log', 10000, 'drop');

alter table private.quotas enable row level security;

create function private.raise_quota_exceeded(quota text, most integer) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'There can be % rows of this kind, not more', most using errcode = 'PT413', detail = quota;
end
$$;

/*
 * Refuses more reminder times than a medication can have in a day: 24, one an hour. The boxes are locked, so that two
 * requests at once do not both count 23. A box that has more keeps them and takes no others. It also refuses more than
 * an account can have, so that a change of its time zone, which plans all of them again, stays a short statement.
 */
create function private.check_reminder_quota(boxes uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  most constant integer := (select q.most from private.quotas q where q.name = 'medication_reminders');
begin
  perform 1 from public.medications box join unnest(boxes) as one (id) using (id)
    order by box.id for no key update of box;
  if exists (
    select from unnest(boxes) as one (id)
    join public.medication_reminders r on r.medication_id = one.id
    group by r.medication_id having count(*) > 24)
  then
    raise exception 'A medicine can have 24 reminder times, not more'
      using errcode = 'PT413', detail = 'medication_reminders';
  end if;
  if exists (
    select from (
      select distinct box.user_id from unnest(boxes) as one (id) join public.medications box using (id)) as account
    join public.medications box using (user_id)
    join public.medication_reminders r on r.medication_id = box.id
    group by account.user_id having count(*) > most)
  then
    perform private.raise_quota_exceeded('medication_reminders', most);
  end if;
end
$$;

/*
 * Its arguments: the column that names the owner and, for a quota that drops, the column with the time of a row. It
 * takes no lock: two requests at once may exceed a number that need not be exact. Counting reads as many index entries
 * as the owner has rows: under a large quota, one statement of a single row in fifty counts, and every statement of
 * several rows.
 */
create function private.apply_row_quota() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  quota   private.quotas;
  owners  uuid[];
  is_full boolean;
begin
  select * into quota from private.quotas where name = tg_table_name;
  if quota.most > 1000 and random() > 0.02 and not exists (select from new_rows offset 1) then
    return null;
  end if;
  execute format('select array_agg(distinct %I) from new_rows', tg_argv[0]) into owners;
  if quota.when_full = 'refuse' then
    execute format(
        'select exists (
           select from unnest($1) as owner (id)
           where exists (select from public.%I t where t.%I = owner.id offset $2))',
        tg_table_name, tg_argv[0])
      into is_full using owners, quota.most;
    if is_full then
      perform private.raise_quota_exceeded(quota.name, quota.most);
    end if;
  else
    execute format(
        'delete from public.%1$I t
         using unnest($1) as owner (id), lateral (
           select o.id from public.%1$I o where o.%2$I = owner.id order by o.%3$I desc offset $2) as oldest
         where t.id = oldest.id',
        tg_table_name, tg_argv[0], tg_argv[1])
      using owners, quota.most;
  end if;
  return null;
end
$$;

create trigger apply_row_quota after insert on public.profiles
  referencing new table as new_rows for each statement execute function private.apply_row_quota('created_by');
create trigger apply_row_quota after insert on public.medications
  referencing new table as new_rows for each statement execute function private.apply_row_quota('user_id');
create trigger apply_row_quota after insert on public.custom_alerts
  referencing new table as new_rows for each statement execute function private.apply_row_quota('user_id');
create trigger apply_row_quota after insert on public.alert_dismissals
  referencing new table as new_rows for each statement execute function private.apply_row_quota('user_id');
create trigger apply_row_quota after insert on public.user_pharmacy_preferences
  referencing new table as new_rows for each statement execute function private.apply_row_quota('user_id');
create trigger apply_row_quota after insert on public.medication_intake_logs
  referencing new table as new_rows for each statement execute function private.apply_row_quota('profile_id');
create trigger apply_row_quota after insert on public.profile_shares
  referencing new table as new_rows for each statement execute function private.apply_row_quota('profile_id');
create trigger apply_row_quota after insert on public.symptom_searches
  referencing new table as new_rows for each statement execute function private.apply_row_quota('user_id', 'created_at');
create trigger apply_row_quota after insert on public.user_activity_logs
  referencing new table as new_rows for each statement execute function private.apply_row_quota('user_id', 'created_at');
create trigger apply_row_quota after insert on public.profile_access_log
  referencing new table as new_rows for each statement execute function private.apply_row_quota('profile_id', 'happened_at');

/* How many rows of each kind the caller's account holds. */
create function public.count_account_rows() returns table (kind text, rows bigint)
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me   constant uuid := auth.uid();
  mine constant uuid[] := array(select private.created_profiles(me));
begin
  if me is null or not private.has_required_aal() then
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
