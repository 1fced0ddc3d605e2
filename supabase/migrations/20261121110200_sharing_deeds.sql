-- What people do with shares. Each deed is one function: who may do it, from which state to which.
-- An address is never looked up among the accounts before its own person comes, so nobody learns who
-- has one.

/* What the link of the mail is worth; the link itself is stored nowhere. */
create table private.invitation_tokens (
  share_id   uuid primary key references public.profile_shares on delete cascade,
  token_hash bytea not null unique
);

create function private.hash_of(token text) returns bytea
  language sql immutable strict
  set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;

/* An invitation that nobody answered. */
create function private.has_expired(share public.profile_shares) returns boolean
  language sql stable
  set search_path = ''
as $$
  select share.status = 'pending' and share.created_at <= now() - interval '14 days'
$$;

/*
 * Invites an address to a profile that the caller created or manages. `outcome` is 'invited',
 * 'not-found', 'own-address', 'owner-address' or 'already-shared'; the rest is for the mail, and
 * null unless it is the first. Called by the function that sends the mail, by no request.
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
  -- Whoever ends the caller's own share at this moment waits, and then ends this one with it.
  perform 1 from public.profile_shares s
    where s.profile_id = profile and s.shared_with_user_id = me and s.status = 'accepted'
    for share;
  select p.created_by into creator from public.profiles p
    where p.id = profile and p.id in (select private.profiles_i_can('manage'));
  outcome := case
    when not found then 'not-found'
    when exists (select 1 from auth.users u where u.id = me and lower(u.email) = address) then 'own-address'
    when exists (select 1 from auth.users u where u.id = creator and lower(u.email) = address) then 'owner-address'
    else 'invited'
  end;
  if outcome = 'invited' then
    update public.profile_shares s set status = 'revoked'
      where s.profile_id = profile and s.shared_with_email = address and private.has_expired(s);
    insert into public.profile_shares as s (profile_id, shared_by, shared_with_email, permission_type, notes)
      values (profile, me, address, permission, nullif(trim(notes), ''))
      on conflict (profile_id, shared_with_email) where status in ('pending', 'accepted') do nothing
      returning s.id into share_id;
    if not found then
      outcome := 'already-shared';
    else
      -- 366 random bits in, 256 out: nobody guesses it.
      token := translate(rtrim(encode(sha256(
          uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
        ), 'base64'), '='), '+/', '-_');
      insert into private.invitation_tokens values (share_id, private.hash_of(token));
      profile_name := private.name_of(profile);
      inviter_name := private.name_of(me);
    end if;
  end if;
  return next;
end
$$;
grant execute on function private.invite_to_profile(uuid, text, text, text) to authenticated;

/* Whether the caller is who a share names: by account once accepted, by confirmed address before. */
create function private.is_for_me(share public.profile_shares) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    share.shared_with_user_id = (select auth.uid())
    or (share.shared_with_user_id is null and share.shared_with_email = (select private.confirmed_email())),
    false)
$$;

/* Whether a share may name the profile: while the invitation waits, and to who accepted it. */
create function private.tells_names(share public.profile_shares) returns boolean
  language sql stable
  set search_path = ''
as $$
  select (share.status = 'pending' and not private.has_expired(share))
    or (share.status = 'accepted' and private.is_for_me(share))
$$;

/* What the link of a mail leads to, for whoever has it; nothing for an unknown one. */
create function public.find_invitation(token text)
  returns table (profile_name text, inviter_name text, permission_type text, notes text, status text,
                 is_for_me boolean, masked_email text)
  language sql stable security definer
  set search_path = ''
as $$
  select
    case when told then private.name_of(share.profile_id) end,
    case when told then private.name_of(share.shared_by) end,
    share.permission_type,
    case when told then share.notes end,
    case when private.has_expired(share) then 'expired' else share.status end,
    private.is_for_me(share),
    regexp_replace(share.shared_with_email, '^(.).*@', '\1…@')
  from private.invitation_tokens invitation
  join public.profile_shares share on share.id = invitation.share_id
  cross join lateral (select private.tells_names(share) as told) names
  where invitation.token_hash = private.hash_of(find_invitation.token)
$$;
grant execute on function public.find_invitation(text) to anon, authenticated;

/* The share, locked, when it is for the caller. PT404 otherwise. */
create function private.my_invitation(share_id uuid) returns public.profile_shares
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share public.profile_shares;
begin
  select * into share from public.profile_shares where id = share_id for update;
  if not found or not private.is_for_me(share) then
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
  share constant public.profile_shares := private.my_invitation(share_id);
begin
  if share.status <> 'pending' or private.has_expired(share)
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

/* Accepts an invitation to the caller's confirmed address and answers the profile's id. PT404, PT409. */
create function public.accept_profile_share(share_id uuid) returns uuid
  language sql security definer
  set search_path = ''
as $$
  select private.accept_share(share_id)
$$;
grant execute on function public.accept_profile_share(uuid) to authenticated;

/* The same, by the link of the mail: it finds the invitation, the confirmed address still decides. */
create function public.accept_invitation(token text) returns uuid
  language sql security definer
  set search_path = ''
as $$
  select private.accept_share((
    select invitation.share_id from private.invitation_tokens invitation
    where invitation.token_hash = private.hash_of(accept_invitation.token)))
$$;
grant execute on function public.accept_invitation(text) to authenticated;

/* Declines a pending invitation to the caller's confirmed address. PT404, PT409. */
create function public.decline_profile_share(share_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share constant public.profile_shares := private.my_invitation(share_id);
begin
  if share.status <> 'pending' then
    raise exception 'This invitation can no longer be declined' using errcode = 'PT409';
  end if;
  update public.profile_shares set status = 'declined', shared_with_user_id = auth.uid()
    where id = share.id;
end
$$;
grant execute on function public.decline_profile_share(uuid) to authenticated;

/* Gives up what was accepted. PT404, PT409. */
create function public.leave_profile_share(share_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share constant public.profile_shares := private.my_invitation(share_id);
begin
  if share.status <> 'accepted' then
    raise exception 'There is nothing to leave' using errcode = 'PT409';
  end if;
  update public.profile_shares set status = 'declined' where id = share.id;
end
$$;
grant execute on function public.leave_profile_share(uuid) to authenticated;

/* Takes back what the caller shared, or anybody's share of a profile they created. PT404, PT409. */
create function public.revoke_profile_share(share_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share public.profile_shares;
begin
  select * into share from public.profile_shares s
    where s.id = share_id
      and (s.shared_by = auth.uid() or s.profile_id in (select private.profiles_i_can('own')))
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
 * Every share that is, or was, for the caller, with the names that no policy shows before an opening.
 * Of a profile that is no longer shared there is no name any more.
 */
create function public.list_received_shares()
  returns table (id uuid, profile_id uuid, profile_first_name text, profile_last_name text,
                 profile_type text, inviter_name text, permission_type text, notes text, status text,
                 accepted_at timestamptz, created_at timestamptz)
  language sql stable security definer
  set search_path = ''
as $$
  select share.id, share.profile_id, p.first_name, p.last_name, p.profile_type,
    private.name_of(share.shared_by), share.permission_type, share.notes, share.status,
    share.accepted_at, share.created_at
  from public.profile_shares share
  left join public.profiles p on p.id = share.profile_id and private.tells_names(share)
  where share.shared_with_user_id = (select auth.uid())
    or (share.shared_with_user_id is null
      and share.shared_with_email = (select private.confirmed_email()))
  order by share.created_at desc, share.id
$$;
grant execute on function public.list_received_shares() to authenticated;
