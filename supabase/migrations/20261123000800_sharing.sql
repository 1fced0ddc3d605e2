-- Several accounts care for one person. A share gives an account a level on a profile: 'view', 'edit' or 'manage'; each
-- includes the one before. No request writes this table: the functions at the end of this file do, because a policy
-- that lets a recipient change a row lets them change their own level. An invited address is not looked up among the
-- accounts before its owner accepts, so that nobody learns which addresses have one.

create table public.profile_shares (
  id                  uuid primary key default gen_random_uuid(),
  profile_id          uuid not null references public.profiles on delete cascade,
  shared_by           uuid not null references auth.users on delete cascade,
  -- Lower-case ASCII, as accounts store it, so that an address has one spelling.
  shared_with_email   text not null
                      check (shared_with_email ~ '^[^@A-Z[:space:]]+@[^@A-Z[:space:]]+$'
                        and octet_length(shared_with_email) = length(shared_with_email)
                        and length(shared_with_email) <= 254),
  shared_with_user_id uuid references auth.users on delete cascade,
  permission_type     text not null default 'view' check (permission_type in ('view', 'edit', 'manage')),
  notes               text,
  status              text not null default 'pending'
                      check (status in ('pending', 'accepted', 'declined', 'revoked')),
  accepted_at         timestamptz,
  created_at          timestamptz not null default now(),
  constraint accepted_share_has_recipient
    check (status <> 'accepted' or (shared_with_user_id is not null and accepted_at is not null)),
  constraint profile_shares_notes_in_bounds
    check (length(notes) <= 500 and notes !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]')
);
create index shares_by_profile on public.profile_shares (profile_id);
create index shares_by_sender on public.profile_shares (shared_by);
create index shares_by_person on public.profile_shares (shared_with_user_id);
create index shares_by_address on public.profile_shares (shared_with_email);
create unique index one_share_per_address on public.profile_shares (profile_id, shared_with_email)
  where status in ('pending', 'accepted');
create unique index one_share_per_person on public.profile_shares (profile_id, shared_with_user_id)
  where status = 'accepted';

/*
 * Reading is logged: a recipient opens a profile, which writes to the access log, and can then read it for a day. A
 * policy cannot write to the log itself, because a GET must not write.
 */
create table private.profile_openings (
  share_id   uuid primary key references public.profile_shares on delete cascade,
  noted_at   timestamptz not null,
  expires_at timestamptz not null
);

/* The hash of the token in an invitation's link; the token itself is not stored. */
create table private.invitation_tokens (
  share_id   uuid primary key references public.profile_shares on delete cascade,
  token_hash bytea not null unique
);

alter table public.profile_shares enable row level security;

grant select on public.profile_shares to authenticated;
grant all on public.profile_shares to service_role;

/*
 * When a share ends, the shares its recipient granted end with it, and what the recipient opened and dismissed is
 * deleted.
 */
create function private.clean_up_ended_share() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from private.profile_openings where share_id = old.id;
  delete from public.alert_dismissals
    where user_id = old.shared_with_user_id and profile_id = old.profile_id;
  update public.profile_shares set status = 'revoked'
    where profile_id = old.profile_id and shared_by = old.shared_with_user_id
      and status in ('pending', 'accepted');
  return null;
end
$$;

create function private.hash_token(token text) returns bytea
  language sql immutable strict
  set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;

/* Whether an invitation was not answered in time. */
create function private.is_invitation_expired(share public.profile_shares) returns boolean
  language sql stable
  set search_path = ''
as $$
  select share.status = 'pending' and share.created_at <= now() - interval '14 days'
$$;

/*
 * Invites an address to a profile that the caller created or manages. `outcome` is 'invited',
 * 'not-found', 'own-address', 'owner-address' or 'already-shared'; the other columns are for the e-mail, and null unless
 * it is 'invited'. Called by the edge function that sends the e-mail, by no request.
 */
create function private.invite_to_profile(profile uuid, email text, permission text, notes text)
  returns table (outcome text, share_id uuid, token text, profile_name text, inviter_name text)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me      constant uuid := auth.uid();
  address constant text := lower(trim(email));
  creator uuid;
begin
  -- A call that ends the caller's own share at this moment waits, and then ends this one with it.
  perform 1 from public.profile_shares s
    where s.profile_id = profile and s.shared_with_user_id = me and s.status = 'accepted'
    for share;
  select p.created_by into creator from public.profiles p
    where p.id = profile and p.id = any ((select private.get_permitted_profiles('manage'))::uuid[]);
  outcome := case
    when not found then 'not-found'
    when exists (select 1 from auth.users u where u.id = me and lower(u.email) = address) then 'own-address'
    when exists (select 1 from auth.users u where u.id = creator and lower(u.email) = address) then 'owner-address'
    else 'invited'
  end;
  if outcome = 'invited' then
    update public.profile_shares s set status = 'revoked'
      where s.profile_id = profile and s.shared_with_email = address and private.is_invitation_expired(s);
    insert into public.profile_shares as s (profile_id, shared_by, shared_with_email, permission_type, notes)
      values (profile, me, address, permission, nullif(trim(notes), ''))
      on conflict (profile_id, shared_with_email) where status in ('pending', 'accepted') do nothing
      returning s.id into share_id;
    if not found then
      outcome := 'already-shared';
    else
      -- Three UUIDs have 366 random bits, of which 256 remain.
      token := translate(rtrim(encode(sha256(
          uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
        ), 'base64'), '='), '+/', '-_');
      insert into private.invitation_tokens values (share_id, private.hash_token(token));
      profile_name := private.get_profile_name(profile);
      inviter_name := private.get_profile_name(me);
    end if;
  end if;
  return next;
end
$$;
grant execute on function private.invite_to_profile(uuid, text, text, text) to authenticated;

/* Whether a share is for the caller: by account once it is accepted, by confirmed address before. */
create function private.is_share_recipient(share public.profile_shares) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    share.shared_with_user_id = (select auth.uid())
    or (share.shared_with_user_id is null and share.shared_with_email = (select private.confirmed_email())),
    false)
$$;

/* Whether the caller may see the names of a share: while the invitation is pending, and once the caller accepted it. */
create function private.may_read_share_names(share public.profile_shares) returns boolean
  language sql stable
  set search_path = ''
as $$
  select (share.status = 'pending' and not private.is_invitation_expired(share))
    or (share.status = 'accepted' and private.is_share_recipient(share))
$$;

/* The share, locked, when it is for the caller. PT404 otherwise. */
create function private.lock_received_share(share_id uuid) returns public.profile_shares
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share public.profile_shares;
begin
  select * into share from public.profile_shares where id = share_id for update;
  if not found or not private.is_share_recipient(share) then
    raise exception 'Share not found' using errcode = 'PT404';
  end if;
  return share;
end
$$;

create function private.accept_share(share_id uuid) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share constant public.profile_shares := private.lock_received_share(share_id);
begin
  if share.status <> 'pending' or private.is_invitation_expired(share)
    or exists (select 1 from public.profiles where id = share.profile_id and created_by = auth.uid())
  then
    raise exception 'This invitation can no longer be accepted' using errcode = 'PT409';
  end if;
  update public.profile_shares
    set status = 'accepted', accepted_at = now(), shared_with_user_id = auth.uid()
    where id = share.id;
  return share.profile_id;
exception when unique_violation then
  raise exception 'This profile is shared with you already' using errcode = 'PT409';
end
$$;

create trigger clean_up_ended_share after update of status on public.profile_shares
  for each row when (old.status = 'accepted' and new.status <> 'accepted')
  execute function private.clean_up_ended_share();
create trigger clean_up_deleted_share after delete on public.profile_shares
  for each row when (old.status = 'accepted')
  execute function private.clean_up_ended_share();
create trigger require_aal before insert or update or delete on public.profile_shares
  for each statement execute function private.require_aal();
create trigger require_aal before insert on private.profile_openings
  for each statement execute function private.require_aal();

create policy "senders, creators and recipients read shares"
  on public.profile_shares for select to authenticated
  using (
    shared_by = (select auth.uid())
    or (
      (shared_with_user_id = (select auth.uid())
        or (shared_with_user_id is null and shared_with_email = (select private.confirmed_email())))
      -- As in private.may_read_share_names. A note is hidden with its row once the share has ended.
      and (status = 'accepted' or (status = 'pending' and created_at > now() - interval '14 days')))
    or profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));
create policy "the second factor is required where there is one" on public.profile_shares
  as restrictive for all to authenticated using ((select private.has_required_aal()));

/*
 * Opens a profile for the caller for a day and returns the caller's level on it. The access log gets at most one row in
 * a quarter of an hour. 'own', and no row, for a profile the caller created; PT404 for all others.
 */
create function public.open_shared_profile(profile_id uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share public.profile_shares;
begin
  if exists (
    select 1 from public.profiles p
    where p.id = open_shared_profile.profile_id and p.created_by = auth.uid()
  ) then
    return 'own';
  end if;
  select * into share from public.profile_shares s
    where s.profile_id = open_shared_profile.profile_id
      and s.shared_with_user_id = auth.uid() and s.status = 'accepted';
  if not found then
    raise exception 'Profile not found' using errcode = 'PT404';
  end if;
  insert into private.profile_openings as opening (share_id, noted_at, expires_at)
    values (share.id, now(), now() + interval '24 hours')
    on conflict (share_id) do update
      set noted_at = excluded.noted_at, expires_at = excluded.expires_at
      where opening.noted_at <= now() - interval '15 minutes';
  if found then
    perform private.log_access(share.profile_id, 'opened', 'profile', private.get_profile_name(share.profile_id));
  end if;
  return share.permission_type;
end
$$;
grant execute on function public.open_shared_profile(uuid) to authenticated;

/* Accepts an invitation to the caller's confirmed address and returns the profile's id. PT404, PT409. */
create function public.accept_profile_share(share_id uuid) returns uuid
  language sql security definer
  set search_path = ''
as $$
  select private.accept_share(share_id)
$$;
grant execute on function public.accept_profile_share(uuid) to authenticated;

/* The same by the link of the e-mail: the token finds the invitation, and the confirmed address still decides. */
create function public.accept_invitation(token text) returns uuid
  language sql security definer
  set search_path = ''
as $$
  select private.accept_share((
    select invitation.share_id from private.invitation_tokens invitation
    where invitation.token_hash = private.hash_token(accept_invitation.token)))
$$;
grant execute on function public.accept_invitation(text) to authenticated;

/* Declines a pending invitation to the caller's confirmed address. PT404, PT409. */
create function public.decline_profile_share(share_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share constant public.profile_shares := private.lock_received_share(share_id);
begin
  if share.status <> 'pending' then
    raise exception 'This invitation can no longer be declined' using errcode = 'PT409';
  end if;
  update public.profile_shares set status = 'declined', shared_with_user_id = auth.uid()
    where id = share.id;
end
$$;
grant execute on function public.decline_profile_share(uuid) to authenticated;

/* Ends a share that the caller accepted. PT404, PT409. */
create function public.leave_profile_share(share_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share constant public.profile_shares := private.lock_received_share(share_id);
begin
  if share.status <> 'accepted' then
    raise exception 'There is nothing to leave' using errcode = 'PT409';
  end if;
  update public.profile_shares set status = 'declined' where id = share.id;
end
$$;
grant execute on function public.leave_profile_share(uuid) to authenticated;

/* Revokes a share that the caller granted, or any share of a profile the caller created. PT404, PT409. */
create function public.revoke_profile_share(share_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share public.profile_shares;
begin
  select * into share from public.profile_shares s
    where s.id = share_id
      and (s.shared_by = auth.uid() or s.profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]))
    for update;
  if not found then
    raise exception 'Share not found' using errcode = 'PT404';
  end if;
  if share.status not in ('pending', 'accepted') then
    raise exception 'This share has ended already' using errcode = 'PT409';
  end if;
  update public.profile_shares set status = 'revoked' where id = share.id;
end
$$;
grant execute on function public.revoke_profile_share(uuid) to authenticated;

/*
 * Every share that is, or was, for the caller, with the names that no policy shows before the profile is opened, and
 * the note. Names and notes are returned only while the share lasts.
 */
create function public.list_received_shares()
  returns table (id uuid, profile_id uuid, profile_first_name text, profile_last_name text,
                 profile_type text, inviter_name text, permission_type text, notes text, status text,
                 accepted_at timestamptz, created_at timestamptz)
  language sql stable security definer
  set search_path = ''
as $$
  select share.id, share.profile_id, p.first_name, p.last_name, p.profile_type,
    private.get_profile_name(share.shared_by), share.permission_type,
    case when private.may_read_share_names(share) then share.notes end, share.status,
    share.accepted_at, share.created_at
  from public.profile_shares share
  left join public.profiles p on p.id = share.profile_id and private.may_read_share_names(share)
  where (select private.has_required_aal())
    and (share.shared_with_user_id = (select auth.uid())
      or (share.shared_with_user_id is null
        and share.shared_with_email = (select private.confirmed_email())))
  order by share.created_at desc, share.id
$$;
grant execute on function public.list_received_shares() to authenticated;

/*
 * The invitation that a link's token belongs to, for anybody who has the link; no row for an unknown token. Only the
 * invited account can use the share's id.
 */
create function public.find_invitation(token text)
  returns table (share_id uuid, profile_name text, inviter_name text, permission_type text, notes text,
                 status text, is_for_me boolean, masked_email text)
  language sql stable security definer
  set search_path = ''
as $$
  select
    case when caller.is_recipient then share.id end,
    case when caller.may_read_names then private.get_profile_name(share.profile_id) end,
    case when caller.may_read_names then private.get_profile_name(share.shared_by) end,
    share.permission_type,
    case when caller.may_read_names then share.notes end,
    case when private.is_invitation_expired(share) then 'expired' else share.status end,
    caller.is_recipient,
    regexp_replace(share.shared_with_email, '^(.).*@', '\1…@')
  from private.invitation_tokens invitation
  join public.profile_shares share on share.id = invitation.share_id
  cross join lateral (
    select private.is_share_recipient(share) as is_recipient, private.may_read_share_names(share) as may_read_names
  ) caller
  where invitation.token_hash = private.hash_token(find_invitation.token)
$$;
grant execute on function public.find_invitation(text) to anon, authenticated;
