-- Whoever asked for a second proof at sign-in is nobody until it was given: a password found on a
-- slip of paper opens an account that reads nothing, writes nothing and runs nothing.

/* Whether this session has proved all that its account asks for. */
create function private.is_assured() returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me    constant uuid := auth.uid();
  level constant text := auth.jwt() ->> 'aal';
begin
  return coalesce(level = 'aal2', false)
    or not exists (select 1 from auth.mfa_factors where user_id = me and status = 'verified');
end
$$;
grant execute on function private.is_assured() to authenticated;

/* As before, for a session that has proved enough. */
create or replace function private.profiles_i_can(level text) returns setof uuid
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me   constant uuid := auth.uid();
  -- The permissions that reach the level; 'own' is reached by none.
  held constant text[] := case level
    when 'view' then array['view', 'edit', 'manage']
    when 'edit' then array['edit', 'manage']
    when 'manage' then array['manage']
    when 'own' then array[]::text[]
  end;
begin
  if not private.is_assured() then
    return;
  end if;
  return query
    select profiles.id from public.profiles where profiles.created_by = me and held is not null
    union all
    select share.profile_id
    from public.profile_shares share
    join private.profile_openings opening on opening.share_id = share.id
    where share.shared_with_user_id = me
      and share.status = 'accepted'
      and share.permission_type = any (held)
      and opening.expires_at > now();
end
$$;

create or replace function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.is_assured() and exists (
    select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;

-- The tables whose policies ask for the account itself, not for its profiles.
create policy "only after every proof the account asks for" on public.profiles
  as restrictive for all to authenticated using ((select private.is_assured()));
create policy "only after every proof the account asks for" on public.profile_shares
  as restrictive for all to authenticated using ((select private.is_assured()));
create policy "only after every proof the account asks for" on public.user_preferences
  as restrictive for all to authenticated using ((select private.is_assured()));
create policy "only after every proof the account asks for" on public.user_roles
  as restrictive for all to authenticated using ((select private.is_assured()));
create policy "only after every proof the account asks for" on public.user_activity_logs
  as restrictive for all to authenticated using ((select private.is_assured()));
create policy "only after every proof the account asks for" on public.alert_dismissals
  as restrictive for all to authenticated using ((select private.is_assured()));
create policy "only after every proof the account asks for" on public.user_pharmacy_preferences
  as restrictive for all to authenticated using ((select private.is_assured()));
create policy "only after every proof the account asks for" on public.symptom_searches
  as restrictive for all to authenticated using ((select private.is_assured()));
create policy "only after every proof the account asks for" on public.push_subscriptions
  as restrictive for all to authenticated using ((select private.is_assured()));
create policy "only after every proof the account asks for" on public.reminder_deliveries
  as restrictive for all to authenticated using ((select private.is_assured()));

-- Functions that act with more rights than their caller pass policies by. What they write asks here.
create function private.require_assurance() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.is_assured() then
    raise exception 'A second proof is needed' using errcode = '42501';
  end if;
  return null;
end
$$;
create trigger require_assurance before insert or update or delete on public.profile_shares
  for each statement execute function private.require_assurance();
create trigger require_assurance before update or delete on public.profiles
  for each statement execute function private.require_assurance();
create trigger require_assurance before insert on private.profile_openings
  for each statement execute function private.require_assurance();

create or replace function public.list_received_shares()
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
  where (select private.is_assured())
    and (share.shared_with_user_id = (select auth.uid())
      or (share.shared_with_user_id is null
        and share.shared_with_email = (select private.confirmed_email())))
  order by share.created_at desc, share.id
$$;
