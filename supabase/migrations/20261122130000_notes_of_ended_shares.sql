-- A note is for who is invited, while the invitation waits and while the share lasts. Whoever declined, left or lost
-- it keeps the fact of it in their list, without the note, and no row of the table.

alter policy "senders, creators and recipients read shares" on public.profile_shares
  using (
    shared_by = (select auth.uid())
    or (
      (shared_with_user_id = (select auth.uid())
        or (shared_with_user_id is null and shared_with_email = (select private.confirmed_email())))
      -- As private.tells_names has it.
      and (status = 'accepted' or (status = 'pending' and created_at > now() - interval '14 days')))
    or profile_id = any ((select private.profiles_i_can('own'))::uuid[]));

/*
 * Every share that is, or was, for the caller, with the names and the note that belong to it while it lasts.
 */
create or replace function public.list_received_shares()
  returns table (id uuid, profile_id uuid, profile_first_name text, profile_last_name text,
                 profile_type text, inviter_name text, permission_type text, notes text, status text,
                 accepted_at timestamptz, created_at timestamptz)
  language sql stable security definer
  set search_path = ''
as $$
  select share.id, share.profile_id, p.first_name, p.last_name, p.profile_type,
    private.name_of(share.shared_by), share.permission_type,
    case when private.tells_names(share) then share.notes end, share.status,
    share.accepted_at, share.created_at
  from public.profile_shares share
  left join public.profiles p on p.id = share.profile_id and private.tells_names(share)
  where (select private.is_assured())
    and (share.shared_with_user_id = (select auth.uid())
      or (share.shared_with_user_id is null
        and share.shared_with_email = (select private.confirmed_email())))
  order by share.created_at desc, share.id
$$;
