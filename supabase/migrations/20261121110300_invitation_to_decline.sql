-- The link of the mail leads to a page that can decline too, which takes the share's id.

drop function public.find_invitation(text);

/*
 * What the link of a mail leads to, for whoever has it; nothing for an unknown one. The share's id is
 * for its own person: nobody else has a use for it.
 */
create function public.find_invitation(token text)
  returns table (share_id uuid, profile_name text, inviter_name text, permission_type text, notes text,
                 status text, is_for_me boolean, masked_email text)
  language sql stable security definer
  set search_path = ''
as $$
  select
    case when asked.mine then share.id end,
    case when asked.told then private.name_of(share.profile_id) end,
    case when asked.told then private.name_of(share.shared_by) end,
    share.permission_type,
    case when asked.told then share.notes end,
    case when private.has_expired(share) then 'expired' else share.status end,
    asked.mine,
    regexp_replace(share.shared_with_email, '^(.).*@', '\1…@')
  from private.invitation_tokens invitation
  join public.profile_shares share on share.id = invitation.share_id
  cross join lateral (
    select private.is_for_me(share) as mine, private.tells_names(share) as told
  ) asked
  where invitation.token_hash = private.hash_of(find_invitation.token)
$$;
grant execute on function public.find_invitation(text) to anon, authenticated;
