-- Who has an account and what they may do, for admins: an address, a name, dates and roles. Nothing of
-- any cabinet.

/* The caller runs this installation at this moment; 42501 otherwise. */
create function private.require_admin() returns void
  language plpgsql stable
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins may do this' using errcode = '42501';
  end if;
end
$$;

/*
 * Accounts with `search` in their address or name, accents and case apart, the newest first: those
 * after the account named, at most 100.
 */
create function public.list_accounts(
    search text default '', after_created_at timestamptz default null, after_id uuid default null,
    most integer default 50)
  returns table (id uuid, email text, first_name text, last_name text, created_at timestamptz,
                 last_sign_in_at timestamptz, is_confirmed boolean, is_blocked boolean, roles text[])
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  -- What is typed is never a pattern itself.
  wanted constant text := '%' || regexp_replace(
    private.fold(left(trim(coalesce(search, '')), 100)), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_admin();
  return query
    select u.id, u.email::text, p.first_name, p.last_name, u.created_at, u.last_sign_in_at,
      u.email_confirmed_at is not null, coalesce(u.banned_until > now(), false),
      array(select r.role from public.user_roles r where r.user_id = u.id order by r.role)
    from auth.users u
    left join public.profiles p on p.id = u.id
    where (after_created_at is null or (u.created_at, u.id) < (after_created_at, after_id))
      and (wanted = '%%'
        or private.fold(concat_ws(' ', u.email, p.first_name, p.last_name)) like wanted)
    order by u.created_at desc, u.id desc
    limit least(greatest(most, 1), 100);
end
$$;
grant execute on function public.list_accounts(text, timestamptz, uuid, integer) to authenticated;

/* The addresses of some accounts, for the log, which keeps none but those of admins. */
create function public.name_accounts(accounts uuid[])
  returns table (id uuid, email text)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select u.id, u.email::text from auth.users u where u.id = any (accounts[1:100]);
end
$$;
grant execute on function public.name_accounts(uuid[]) to authenticated;

/*
 * Gives a role. Answers 'granted', 'held' before, or why not: 'not-found', or 'unconfirmed', for until
 * an address is proved, whoever signs up with it next takes the account over.
 */
create function private.grant_role(account uuid, role text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  confirmed_at timestamptz;
begin
  select u.email_confirmed_at into confirmed_at from auth.users u where u.id = account for update;
  if not found then
    return 'not-found';
  end if;
  if confirmed_at is null then
    return 'unconfirmed';
  end if;
  insert into public.user_roles (user_id, role) values (account, grant_role.role)
    on conflict do nothing;
  return case when found then 'granted' else 'held' end;
end
$$;

/*
 * Takes a role back. Answers 'revoked', 'not-held', or 'last-admin': without one, the next stranger who
 * confirms an account would become it. Whoever asks at the same moment waits.
 */
create function private.revoke_role(account uuid, role text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
begin
  lock table public.user_roles in share row exclusive mode;
  if revoke_role.role = 'admin' and not exists (
    select from public.user_roles r where r.role = 'admin' and r.user_id <> account
  ) and exists (
    select from public.user_roles r where r.role = 'admin' and r.user_id = account
  ) then
    return 'last-admin';
  end if;
  delete from public.user_roles r where r.user_id = account and r.role = revoke_role.role;
  return case when found then 'revoked' else 'not-held' end;
end
$$;

/* The same for an admin. Whether the caller is one is asked after the wait: they may have lost it meanwhile. */
create function public.grant_role(account uuid, role text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  lock table public.user_roles in row exclusive mode;
  perform private.require_admin();
  return private.grant_role(account, role);
end
$$;
grant execute on function public.grant_role(uuid, text) to authenticated;

create function public.revoke_role(account uuid, role text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  lock table public.user_roles in share row exclusive mode;
  perform private.require_admin();
  return private.revoke_role(account, role);
end
$$;
grant execute on function public.revoke_role(uuid, text) to authenticated;
