-- Each item of a scheduled job is settled by itself, is tried five times at most, later each time, and stops no other.

/* As before, and a zone that PostgreSQL no longer knows stops nobody's letters. */
create or replace function private.zone_of(account uuid) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    (select p.time_zone from public.user_preferences p
      where p.user_id = account and private.is_zone(p.time_zone)), 'Europe/Paris')
$$;

/* As before, and five times at most, also where the process that claimed a report died each time. */
create or replace function private.claim_weekly_reports(at timestamptz, most integer, lease_seconds integer)
  returns table (account uuid, monday date, attempt integer, email text, language text, hides_names boolean)
  language sql security definer
  set search_path = ''
as $$
  with reader as (
    select p.user_id, at at time zone private.zone_of(p.user_id) - interval '7 hours' as wall
    from public.user_preferences p
    where p.weekly_report and p.email_notifications
  ), due as (
    -- Moved back by seven hours, the day of sending begins with its hour.
    select user_id, wall::date as monday from reader where extract(isodow from wall) = 1
  ), claimed as (
    insert into private.weekly_reports as r (user_id, monday, ready_at)
      select d.user_id, d.monday, at + make_interval(secs => lease_seconds)
      from due d
      join auth.users u on u.id = d.user_id and u.email_confirmed_at is not null
      where not exists (
        select from private.weekly_reports known
        where known.user_id = d.user_id and known.monday = d.monday
          and (known.ready_at is null or known.ready_at > at or known.attempts >= 5))
        and private.feature_is_on('weekly_report', d.user_id)
      order by d.user_id limit most
      on conflict (user_id, monday) do update
        set ready_at = excluded.ready_at, attempts = r.attempts + 1
        where r.ready_at <= at and r.attempts < 5
      returning r.user_id, r.monday, r.attempts
  )
  select c.user_id, c.monday, c.attempts::integer, u.email, p.language, p.hides_medicine_names
  from claimed c
  join auth.users u on u.id = c.user_id
  join public.user_preferences p on p.user_id = c.user_id
$$;

alter table private.login_notices add column attempts smallint not null default 0;

/* As before, and five times at most. */
create or replace function private.claim_login_notices(at timestamptz, most integer)
  returns table (id uuid, email text, language text, user_agent text, signed_in_at timestamptz, time_zone text)
  language sql security definer
  set search_path = ''
as $$
  with given_up as (
    -- Whoever claimed it for the last time died with it.
    delete from private.login_notices n where n.attempts >= 5 and n.claimed_until <= at
  ), due as (
    select n.id from private.login_notices n
    where (n.claimed_until is null or n.claimed_until <= at) and n.attempts < 5
    order by n.signed_in_at
    limit most
    for update skip locked
  ), taken as (
    update private.login_notices n set claimed_until = at + interval '5 minutes', attempts = n.attempts + 1
    from due where n.id = due.id
    returning n.*
  )
  select t.id, u.email::text, coalesce(p.language, 'fr'), t.user_agent, t.signed_in_at,
    private.zone_of(t.user_id)
  from taken t
  join auth.users u on u.id = t.user_id
  left join public.user_preferences p on p.user_id = t.user_id
$$;

/*
 * A notice that could not be sent is tried again, after 5, 15, 45 and 135 minutes. The fifth time it is given up.
 * Answers whether it was.
 */
create function private.postpone_login_notice(notice uuid, at timestamptz) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from private.login_notices n where n.id = notice and n.attempts >= 5;
  if found then
    return true;
  end if;
  update private.login_notices n
    set claimed_until = at + make_interval(mins => (5 * 3 ^ (greatest(n.attempts, 1) - 1))::integer)
    where n.id = notice;
  return false;
end
$$;
grant execute on function private.postpone_login_notice(uuid, timestamptz) to service_role;

/*
 * As before, and where a reminder cannot be planned the others of its batch are, one by one. That one is tried again
 * when its next day is planned.
 */
create or replace function private.plan_doses(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen   uuid[];
  reminder uuid;
begin
  select array_agg(id) into chosen from (
    select id from public.medication_reminders
    where planned_until < at + interval '24 hours'
    order by planned_until
    limit most
    for update skip locked) r;
  begin
    perform private.plan_reminders(chosen, at);
  exception when data_exception or integrity_constraint_violation then
    foreach reminder in array chosen loop
      begin
        perform private.plan_reminders(array[reminder], at);
      exception when data_exception or integrity_constraint_violation then
        update public.medication_reminders set planned_until = at + interval '48 hours' where id = reminder;
      end;
    end loop;
  end;
  return coalesce(cardinality(chosen), 0);
end
$$;
