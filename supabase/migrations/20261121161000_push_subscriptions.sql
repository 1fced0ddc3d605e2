-- The devices that reminders ring on, and the keys this installation signs its messages with.

create table public.push_subscriptions (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references auth.users on delete cascade,
  -- Where its browser's push service takes messages: whoever knows it and the keys can ring the device.
  endpoint     text not null unique check (endpoint ~ '^https?://\S+$' and length(endpoint) <= 1000),
  p256dh       text check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth         text check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- As a person calls it: 'Firefox, Android'.
  device       text not null check (device <> '' and length(device) <= 80),
  created_at   timestamptz not null default now(),
  last_used_at timestamptz,
  -- The last message that could not be handed over, and why, until one can.
  failed_at    timestamptz,
  failure      text check (length(failure) <= 40),
  -- When the push service had enough of it. The keys go at once, the row a month later.
  gone_at      timestamptz,
  gone_reason  text check (length(gone_reason) <= 40),
  constraint in_use_or_gone check (
    (gone_at is null and gone_reason is null and p256dh is not null and auth is not null)
    or (gone_at is not null and gone_reason is not null and p256dh is null and auth is null))
);
create index push_subscriptions_by_user on public.push_subscriptions (user_id, created_at);
create index push_subscriptions_gone on public.push_subscriptions (gone_at) where gone_at is not null;

alter table public.push_subscriptions enable row level security;
grant delete on public.push_subscriptions to authenticated;
-- The two secrets of a device are for the product, which encrypts with them.
grant select (id, user_id, endpoint, device, created_at, last_used_at, failed_at, failure, gone_at, gone_reason)
  on public.push_subscriptions to authenticated;
-- The function alone adds: it knows which push services there are.
grant all on public.push_subscriptions to service_role;

create policy "people read their devices"
  on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people remove their devices"
  on public.push_subscriptions for delete to authenticated
  using (user_id = (select auth.uid()));

/*
 * Keeps a device for an account. A browser that somebody else signed in with before rings for them no
 * more: only that browser knows both keys. Answers the id, null when they do not fit. An account keeps
 * ten; the eleventh takes the place of the one that was used longest ago.
 */
create function private.keep_device(account uuid, address text, public_key text, secret text, label text)
  returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  kept uuid;
begin
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, device)
    values (account, address, public_key, secret, label)
    on conflict (endpoint) do update
      set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
          device = excluded.device, failed_at = null, failure = null, gone_at = null, gone_reason = null
      where s.gone_at is not null or (s.p256dh = excluded.p256dh and s.auth = excluded.auth)
    returning id into kept;
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions
    where user_id = account and id <> kept
    order by gone_at is null desc, coalesce(last_used_at, created_at) desc
    offset 9);
  return kept;
end
$$;
grant execute on function private.keep_device(uuid, text, text, text, text) to service_role;

/*
 * A browser that got another subscription in the place of its old one, while nobody was there to sign in:
 * it alone knows the old secret. Answers the id, null when it does not.
 */
create function private.renew_device(old_address text, old_secret text, address text, public_key text, secret text)
  returns uuid
  language sql security definer
  set search_path = ''
as $$
  update public.push_subscriptions s
    set endpoint = address, p256dh = public_key, auth = secret, failed_at = null, failure = null
    where s.endpoint = old_address and s.auth = old_secret
      and not exists (
        select from public.push_subscriptions other where other.endpoint = address and other.id <> s.id)
    returning id
$$;
grant execute on function private.renew_device(text, text, text, text, text) to service_role;

/* What became of a message to a device: 'delivered', 'retry', or 'gone' and 'wrong', after which it is used no more. */
create function private.note_push(device uuid, outcome text, reason text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if outcome = 'delivered' then
    update public.push_subscriptions
      set last_used_at = now(), failed_at = null, failure = null where id = device;
  elsif outcome = 'retry' then
    update public.push_subscriptions
      set failed_at = now(), failure = reason where id = device and gone_at is null;
  else
    update public.push_subscriptions
      set gone_at = now(), gone_reason = reason, p256dh = null, auth = null,
          failed_at = now(), failure = reason
      where id = device and gone_at is null;
    delete from public.push_subscriptions where id in (
      select id from public.push_subscriptions
      where gone_at < now() - interval '30 days' limit 100 for update skip locked);
  end if;
end
$$;
grant execute on function private.note_push(uuid, text, text) to service_role;

/*
 * The pair of keys that tells push services who sends (RFC 8292). One for the installation and all its
 * processes, made by whoever comes first; every subscription is bound to it.
 */
create table private.vapid_keys (
  singleton   boolean primary key default true check (singleton),
  public_key  text not null check (length(public_key) = 87),
  private_key text not null check (length(private_key) = 43),
  created_at  timestamptz not null default now()
);

/* The keys that count: these, when there are none yet. */
create function private.keep_vapid_keys(public_half text, private_half text)
  returns table (public_key text, private_key text)
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if public_half is not null then
    insert into private.vapid_keys (public_key, private_key) values (public_half, private_half)
      on conflict do nothing;
  end if;
  return query select k.public_key, k.private_key from private.vapid_keys k;
end
$$;
grant execute on function private.keep_vapid_keys(text, text) to service_role;
