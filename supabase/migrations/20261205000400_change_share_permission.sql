-- What a share gives could only be taken back, and the person had to be invited and to accept once more.

/*
 * Changes what a share gives, by whoever gave it or owns the profile, and manages it now, as for an invitation. The function
 * that calls it asks for the password before it gives management. Whoever no longer manages keeps nothing they passed on.
 */
create function private.change_share_permission(share_id uuid, permission text) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  levels constant text[] := array['view', 'edit', 'manage'];
  share  public.profile_shares;
begin
  -- A call that ends the caller's own share at this moment waits, or this one waits for it and then finds nothing.
  perform 1
    from public.profile_shares own
    join public.profile_shares given on given.profile_id = own.profile_id
    where given.id = share_id and own.shared_with_user_id = auth.uid() and own.status = 'accepted'
    for share of own;
  select * into share from public.profile_shares s
    where s.id = share_id
      and s.profile_id = any ((select private.get_permitted_profiles('manage'))::uuid[])
      and (s.shared_by = auth.uid() or s.profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]))
    for update;
  if not found then
    return 'not-found';
  end if;
  if share.status not in ('pending', 'accepted') or private.is_invitation_expired(share) then
    return 'ended';
  end if;
  if share.permission_type = permission then
    return 'changed';
  end if;
  if array_position(levels, permission) > array_position(levels, share.permission_type)
    and private.is_consent_revoked(share.profile_id) then
    return 'consent-revoked';
  end if;
  update public.profile_shares set permission_type = permission where id = share.id;
  if share.permission_type = 'manage' then
    update public.profile_shares set status = 'revoked'
      where profile_id = share.profile_id and shared_by = share.shared_with_user_id
        and status in ('pending', 'accepted');
  end if;
  perform private.log_access(share.profile_id, 'changed', 'share', share.shared_with_email);
  return 'changed';
end
$$;
grant execute on function private.change_share_permission(uuid, text) to authenticated;
