-- When nobody confirmed a dose, the accounts that may log for the profile are notified: after a delay that its owner
-- chooses, or when no channel reached the owner until the window ended.

/* The profiles whose unconfirmed doses other accounts are notified of. */
create table public.escalations (
  profile_id    uuid primary key references public.profiles on delete cascade,
  -- From the dose's hour.
  delay_minutes integer not null default 60 check (delay_minutes between 15 and 720),
  updated_at    timestamptz not null default now()
);

/* Doses whose window ended without a delivery, although push service and mail server were tried. */
create table private.unreached_doses (
  planned_dose_id uuid primary key references public.planned_doses on delete cascade,
  noted_at        timestamptz not null
);
create index unreached_doses_by_time on private.unreached_doses (noted_at);

alter table public.escalations enable row level security;

grant select, delete on public.escalations to authenticated;
grant insert (profile_id, delay_minutes) on public.escalations to authenticated;
grant update (delay_minutes) on public.escalations to authenticated;
grant all on public.escalations to service_role;

/*
 * Notifies the accounts that may log for a profile of its unconfirmed doses; returns how many doses. Nothing is sent
 * that is three hours late, or due before the owner turned the escalation on.
 */
create function private.escalate_doses(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen        uuid[];
  notifications private.notification[];
begin
  with late_doses as materialized (
    select d.id, d.profile_id, late.since
    from public.escalations e
    join public.planned_doses d on d.profile_id = e.profile_id
    cross join lateral (
      select greatest(d.planned_at, d.snoozed_until) + make_interval(mins => e.delay_minutes) as since) as late
    where d.planned_at between at - interval '36 hours' and at
      and d.state in ('due', 'missed') and d.escalated_at is null
      and late.since <= at and late.since > e.updated_at
    order by d.planned_at
    limit most
    for update of d skip locked
  ), recorded as (
    update public.planned_doses d set escalated_at = at from late_doses l where d.id = l.id
  )
  select
      array_agg(distinct l.id),
      array_agg(row(l.id, share.shared_with_user_id, 'escalation', l.since, l.since + interval '3 hours')::private.notification)
        filter (where share.id is not null)
    into chosen, notifications
    from late_doses l
    left join public.profile_shares share
      on share.profile_id = l.profile_id
      and share.status = 'accepted' and share.permission_type in ('edit', 'manage');
  perform private.queue_notifications(notifications, at);
  return coalesce(cardinality(chosen), 0);
end
$$;
grant execute on function private.escalate_doses(timestamptz, integer) to service_role;

/*
 * Records at most `most` doses that no channel delivered until their window ended, and notifies the accounts that may
 * log for the profile, unless they were notified already; returns how many. A channel failed when it refused or could
 * not be reached; the page counts once it has shown the dose.
 */
create function private.record_undelivered_doses(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen        uuid[];
  notifications private.notification[];
begin
  with unreached as materialized (
    select d.id, d.profile_id, d.expires_at, d.escalated_at is not null as is_escalated
    from public.planned_doses d
    where d.id in (
        select line.planned_dose_id from public.reminder_deliveries line
        where line.tell_at > at - interval '36 hours' and line.channel <> 'page' and line.occasion <> 'escalation'
          and line.state in ('failed', 'dropped')
          -- Dropped at the end of its window after an attempt: each claim counts, the last one too.
          and (line.state = 'failed' or line.reason = 'too-late' and line.attempts > 1))
      and d.expires_at <= at
      and d.state in ('due', 'missed')
      and not exists (
        select from public.reminder_deliveries line
        where line.planned_dose_id = d.id and line.user_id = d.user_id
          and line.state = any (case line.channel
            when 'page' then array['shown', 'acted']
            else array['planned', 'claimed', 'sent', 'shown', 'acted'] end))
      and not exists (select from private.unreached_doses known where known.planned_dose_id = d.id)
    order by d.expires_at
    limit most
    for update of d skip locked
  ), recorded as (
    insert into private.unreached_doses (planned_dose_id, noted_at) select id, at from unreached
    on conflict do nothing
  ), escalated as (
    update public.planned_doses d set escalated_at = at
    from unreached u where d.id = u.id and not u.is_escalated
  )
  select
      array_agg(distinct u.id),
      array_agg(row(u.id, share.shared_with_user_id, 'escalation', u.expires_at, at + interval '3 hours')::private.notification)
        filter (where share.id is not null and not u.is_escalated)
    into chosen, notifications
    from unreached u
    left join public.profile_shares share
      on share.profile_id = u.profile_id
      and share.status = 'accepted' and share.permission_type in ('edit', 'manage');
  perform private.queue_notifications(notifications, at);
  return coalesce(cardinality(chosen), 0);
end
$$;
grant execute on function private.record_undelivered_doses(timestamptz, integer) to service_role;

/* How many doses of the last day no channel delivered. */
create function private.count_undelivered_doses(at timestamptz) returns integer
  language sql stable security definer
  set search_path = ''
as $$
  select count(*)::integer from private.unreached_doses where noted_at > at - interval '24 hours'
$$;
grant execute on function private.count_undelivered_doses(timestamptz) to service_role;

create trigger set_updated_at before update on public.escalations
  for each row execute function private.set_updated_at();

create policy "viewers of a profile read its escalation"
  on public.escalations for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "owners add escalations"
  on public.escalations for insert to authenticated
  with check (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));
create policy "owners change escalations"
  on public.escalations for update to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]))
  with check (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));
create policy "owners delete escalations"
  on public.escalations for delete to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));
