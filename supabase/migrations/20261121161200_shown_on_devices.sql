-- When a device last put a message of ours before somebody's eyes, as it says itself: delivered is not yet shown.

alter table public.push_subscriptions add column shown_at timestamptz;
grant select (shown_at) on public.push_subscriptions to authenticated;

create function private.note_device_shown(subscription uuid, at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.push_subscriptions set shown_at = at where id = subscription
$$;
grant execute on function private.note_device_shown(uuid, timestamptz) to service_role;

-- Its argument had the name of a column, and so it could not run.
drop function private.note_push(uuid, text, text);

/* What became of a message to a device: 'delivered', 'retry', or 'gone' and 'wrong', after which it is used no more. */
create function private.note_push(subscription uuid, outcome text, reason text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if outcome = 'delivered' then
    update public.push_subscriptions
      set last_used_at = now(), failed_at = null, failure = null where id = subscription;
  elsif outcome = 'retry' then
    update public.push_subscriptions
      set failed_at = now(), failure = reason where id = subscription and gone_at is null;
  else
    update public.push_subscriptions
      set gone_at = now(), gone_reason = reason, p256dh = null, auth = null,
          failed_at = now(), failure = reason
      where id = subscription and gone_at is null;
    delete from public.push_subscriptions where id in (
      select id from public.push_subscriptions
      where gone_at < now() - interval '30 days' limit 100 for update skip locked);
  end if;
end
$$;
grant execute on function private.note_push(uuid, text, text) to service_role;
