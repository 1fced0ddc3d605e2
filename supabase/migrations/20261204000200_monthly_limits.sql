-- Two more limits that an operator may set for a tier: pages of prescriptions that a device reads, and files of reports
-- that it makes, in a month. Both happen on the device, so the database counts what the device asks for.

alter table private.tier_limits
  drop constraint tier_limits_subject_check,
  drop constraint tier_limits_most_check,
  add constraint tier_limits_subject_check check (subject in ('profiles', 'prescription_pages', 'report_files')),
  -- domain/tiers/tiers.ts has the same numbers.
  add constraint tier_limits_most_check check (most between 1 and case subject when 'profiles' then 200 else 1000 end);

/* What an account asked for in one month of its own time zone, while its tier had a limit. Written by one function alone. */
create table private.monthly_uses (
  user_id uuid not null references auth.users (id) on delete cascade,
  subject text not null check (subject in ('prescription_pages', 'report_files')),
  month   date not null check (extract(day from month) = 1),
  used    integer not null check (used > 0),
  primary key (user_id, subject, month)
);
alter table private.monthly_uses enable row level security;

/* The first day of the month, where the account is. */
create function private.get_month(account uuid, at timestamptz) returns date
  language sql stable security definer
  set search_path = ''
as $$
  select date_trunc('month', at at time zone private.get_time_zone(account))::date
$$;

/* The monthly limits of the caller, and how much of each is used; no row for what is not limited. */
create function public.list_own_limits()
  returns table (subject text, most integer, used integer, renews_on date)
  language sql stable security definer
  set search_path = ''
as $$
  select l.subject, l.most, coalesce(u.used, 0), (m.month + interval '1 month')::date
  from (select auth.uid() as account, private.get_month(auth.uid(), now()) as month) m
  cross join lateral (
    select s.subject, private.get_tier_limit(s.subject, m.account) as most
    from (values ('prescription_pages'), ('report_files')) as s (subject)) l
  left join private.monthly_uses u on (u.user_id, u.subject, u.month) = (m.account, l.subject, m.month)
  where l.most is not null and private.has_required_aal()
  order by l.subject
$$;
grant execute on function public.list_own_limits() to authenticated;

/*
 * Counts what an account is about to do, or refuses all of it. One statement compares and writes, so that requests at
 * once do not go beyond the limit together. Without a limit nothing is written.
 */
create function private.count_monthly_use(account uuid, counted text, amount integer, at timestamptz)
  returns table (is_allowed boolean, most integer, used integer, renews_on date)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  this_month constant date := private.get_month(account, at);
  allowed    constant integer := private.get_tier_limit(counted, account);
  total      integer;
begin
  if coalesce(counted not in ('prescription_pages', 'report_files') or amount not between 1 and 100, true) then
    raise exception 'Not an amount that is counted' using errcode = '22003';
  end if;
  if allowed is not null then
    insert into private.monthly_uses as u (user_id, subject, month, used)
    select account, counted, this_month, amount where amount <= allowed
    on conflict on constraint monthly_uses_pkey
      do update set used = u.used + excluded.used where u.used + excluded.used <= allowed
    returning u.used into total;
  end if;
  return query select
    allowed is null or total is not null,
    allowed,
    coalesce(total, (
      select u.used from private.monthly_uses u
      where u.user_id = account and u.subject = counted and u.month = this_month), 0),
    (this_month + interval '1 month')::date;
end
$$;

/* Asked before the device reads pages or makes a file. The account is the caller's own. */
create function public.count_monthly_use(subject text, amount integer default 1)
  returns table (is_allowed boolean, most integer, used integer, renews_on date)
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'User not authenticated' using errcode = 'PT401';
  end if;
  if not private.has_required_aal() then
    raise exception 'A second factor is required' using errcode = '42501';
  end if;
  return query
    select * from private.count_monthly_use(auth.uid(), count_monthly_use.subject, count_monthly_use.amount, now());
end
$$;
grant execute on function public.count_monthly_use(text, integer) to authenticated;

/* As before, with the counts of months that have ended; the last one is kept, because its end depends on the time zone. */
create or replace function private.delete_old_reminder_data(at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from public.dose_claims where ends_at < at;
  delete from private.renewal_notices where ends_on < (at at time zone 'UTC')::date - 7;
  delete from private.reminder_messages where ready_at is null and tell_at < at - interval '7 days';
  delete from public.reminder_deliveries where tell_at < at - interval '90 days';
  delete from public.planned_doses where planned_at < at - interval '396 days';
  delete from private.monthly_uses where month < date_trunc('month', at at time zone 'UTC')::date - interval '1 month';
$$;
