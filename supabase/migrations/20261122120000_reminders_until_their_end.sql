-- A message that reaches nobody is tried until its window ends, on each way by itself; a dose that no way told is
-- told to those who may log for the profile.

/*
 * Writes what became of messages: [{id, attempt, outcome, retryAfter}], with an outcome of 'sent',
 * 'no-subscription', 'refused' (for good) or 'unreachable': tried again after half a minute, later each
 * time, five minutes later at most unless the service asks for more, until the window ends.
 */
create or replace function private.settle_messages(results jsonb, at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  with told as materialized (
    select m.id, r.outcome, pause.until,
      r.outcome = 'unreachable' and pause.until < m.expires_at as is_tried_again
    from jsonb_to_recordset(results) as r (id uuid, attempt integer, outcome text, "retryAfter" numeric)
    join private.reminder_messages m on m.id = r.id
    cross join lateral (
      select at + make_interval(secs => greatest(
        least(30 * 2 ^ least(m.attempts - 1, 10), 300), coalesce(r."retryAfter", 0))) as until) as pause
    -- Sent is sent, whoever says so; any other word counts only from whoever holds the message.
    where m.ready_at is not null and (r.outcome = 'sent' or r.attempt = m.attempts)
  ), settled as (
    update private.reminder_messages m set ready_at = case when is_tried_again then until end
    from told where m.id = told.id
  )
  update public.reminder_deliveries l
  set state = case
        when is_tried_again then 'planned'
        when outcome = 'sent' then 'sent'
        when outcome = 'no-subscription' then 'dropped'
        else 'failed'
      end,
    reason = nullif(outcome, 'sent'),
    sent_at = case when outcome = 'sent' then at end
  from told
  where l.message_id = told.id and l.state = 'claimed';
end
$$;

/* Doses whose window ended although push service and mail server were tried: nobody was told of them. */
create table private.unreached_doses (
  planned_dose_id uuid primary key references public.planned_doses on delete cascade,
  noted_at        timestamptz not null
);
create index unreached_doses_by_time on private.unreached_doses (noted_at);

-- Failures are few: the doses they belong to are found by them.
create index reminder_deliveries_failed on public.reminder_deliveries (tell_at)
  where channel <> 'page' and occasion <> 'escalation' and state in ('failed', 'dropped');

/*
 * Notes at most `most` doses that were told on no way until their window ended, and tells those who may log
 * for the profile, unless they have been told already; answers how many. A way failed when it refused or
 * could not be reached; a page counts once it has shown the dose.
 */
create function private.note_unreached(at timestamptz, most integer) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen   uuid[];
  tellings private.telling[];
begin
  with unreached as materialized (
    select d.id, d.profile_id, d.expires_at, d.escalated_at is not null as is_told
    from public.planned_doses d
    where d.id in (
        select line.planned_dose_id from public.reminder_deliveries line
        where line.tell_at > at - interval '36 hours' and line.channel <> 'page' and line.occasion <> 'escalation'
          and line.state in ('failed', 'dropped')
          -- Dropped at the end of its window, but tried before: each claim counts, the last one too.
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
  ), noted as (
    insert into private.unreached_doses (planned_dose_id, noted_at) select id, at from unreached
    on conflict do nothing
  ), told as (
    update public.planned_doses d set escalated_at = at
    from unreached u where d.id = u.id and not u.is_told
  )
  select
      array_agg(distinct u.id),
      array_agg(row(u.id, share.shared_with_user_id, 'escalation', u.expires_at, at + interval '3 hours')::private.telling)
        filter (where share.id is not null and not u.is_told)
    into chosen, tellings
    from unreached u
    left join public.profile_shares share
      on share.profile_id = u.profile_id
      and share.status = 'accepted' and share.permission_type in ('edit', 'manage');
  perform private.tell(tellings, at);
  return coalesce(cardinality(chosen), 0);
end
$$;
grant execute on function private.note_unreached(timestamptz, integer) to service_role;

/* How many doses of the last day were told on no way. */
create function private.count_unreached(at timestamptz) returns integer
  language sql stable security definer
  set search_path = ''
as $$
  select count(*)::integer from private.unreached_doses where noted_at > at - interval '24 hours'
$$;
grant execute on function private.count_unreached(timestamptz) to service_role;
