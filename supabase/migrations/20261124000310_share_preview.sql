-- Before a profile is shared and before an invitation is accepted, both sides see how many common boxes come with it.

drop function public.list_received_shares();
drop function public.find_invitation(text);

/* How many boxes are common to the home of a profile. */
create function private.count_common_boxes(profile uuid) returns integer
  language sql stable security definer
  set search_path = ''
as $$
  select count(*)::integer
  from public.profiles p
  join public.medications box on box.user_id = p.created_by and box.is_common
  where p.id = count_common_boxes.profile
$$;

/*
 * Every share that is, or was, for the caller, with the names that no policy shows before the profile is opened, the
 * note, and how many common boxes of the home come with the profile. These are returned only while the share lasts.
 */
create function public.list_received_shares()
  returns table (id uuid, profile_id uuid, profile_first_name text, profile_last_name text,
                 profile_type text, inviter_name text, permission_type text, notes text, status text,
                 accepted_at timestamptz, created_at timestamptz, common_boxes integer)
  language sql stable security definer
  set search_path = ''
as $$
  select share.id, share.profile_id, p.first_name, p.last_name, p.profile_type,
    private.get_profile_name(share.shared_by), share.permission_type,
    case when private.may_read_share_names(share) then share.notes end, share.status,
    share.accepted_at, share.created_at,
    case when private.may_read_share_names(share) then private.count_common_boxes(share.profile_id) end
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
                 status text, is_for_me boolean, masked_email text, common_boxes integer)
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
    regexp_replace(share.shared_with_email, '^(.).*@', '\1…@'),
    case when caller.may_read_names then private.count_common_boxes(share.profile_id) end
  from private.invitation_tokens invitation
  join public.profile_shares share on share.id = invitation.share_id
  cross join lateral (
    select private.is_share_recipient(share) as is_recipient, private.may_read_share_names(share) as may_read_names
  ) caller
  where invitation.token_hash = private.hash_token(find_invitation.token)
$$;
grant execute on function public.find_invitation(text) to anon, authenticated;
