-- Roles, the second factor, and the administrators of an installation. An account itself is a row of `auth.users`.

create table public.user_roles (
  user_id    uuid not null references auth.users on delete cascade,
  role       text not null check (role in ('admin', 'moderator', 'premium')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

create table private.first_administrator (
  is_only     boolean primary key default true check (is_only),
  -- 'anyone': the first confirmed account, on a machine that serves only itself; 'address': the account that confirms
  -- this address; 'code': the account that enters the code the server printed.
  rule        text not null check (rule in ('anyone', 'address', 'code')),
  address     text check (length(address) <= 254),
  -- SHA-256 of the code, in hexadecimal digits: a reader of the table cannot enter it.
  code_digest text check (code_digest ~ '^[0-9a-f]{64}$'),
  used_at     timestamptz,
  constraint rule_has_its_columns
    check ((rule = 'address') = (address is not null) and (rule = 'code') = (code_digest is not null))
);

alter table public.user_roles enable row level security;
alter table private.first_administrator enable row level security;

grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

/* Makes an account the first administrator. Returns false, and does nothing, where there already is one. */
create function private.make_first_admin(account uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Of two calls at once the second waits here and then finds an administrator.
  lock table public.user_roles in share row exclusive mode;
  if exists (select from public.user_roles where role = 'admin') then
    return false;
  end if;
  insert into public.user_roles (user_id, role) values (account, 'admin');
  return true;
end
$$;

/* A newly confirmed account becomes the first administrator where the rule of the installation names it. */
create function private.assign_first_admin() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (
    select from private.first_administrator f
    where f.rule = 'anyone' or (f.rule = 'address' and f.address = lower(new.email))
  ) then
    perform private.make_first_admin(new.id);
  end if;
  return null;
end
$$;

/*
 * Whether this session has passed the second factor, where its account has one. Without it a stolen password opens a
 * session that reads nothing, writes nothing and runs nothing.
 */
create function private.has_required_aal() returns boolean
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
grant execute on function private.has_required_aal() to authenticated;

/* Whether the caller is an administrator. Read from the table, so that a revoked role ends at once. */
create function private.is_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.has_required_aal() and exists (
    select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;
grant execute on function private.is_admin() to authenticated;

/*
 * The caller's address once it is confirmed, else null. Lower case by the rules of ASCII, as accounts and invitations
 * store it: by the rules of languages `İ` and the Kelvin sign become plain letters, and an address that contains one
 * would be taken for another address that was invited.
 */
create function private.confirmed_email() returns text
  language sql stable security definer
  set search_path = ''
as $$
  select lower(email collate "C") from auth.users
  where id = (select auth.uid()) and email_confirmed_at is not null
$$;
grant execute on function private.confirmed_email() to authenticated;

/* Functions with more rights than their caller bypass policies; the tables they write check the second factor here. */
create function private.require_aal() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.has_required_aal() then
    raise exception 'A second factor is required' using errcode = '42501';
  end if;
  return null;
end
$$;

/*
 * Whether the account is the last administrator while there are other accounts: it must give the role to one of them
 * before it can be deleted. A second call at the same moment waits.
 */
create function private.is_last_admin(account uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  lock table public.user_roles in share row exclusive mode;
  return exists (select from public.user_roles where user_id = account and role = 'admin')
    and not exists (select from public.user_roles where user_id <> account and role = 'admin')
    and exists (select from auth.users where id <> account and email_confirmed_at is not null);
end
$$;
grant execute on function private.is_last_admin(uuid) to service_role;

/* Fails with 42501 unless the caller is an administrator at this moment. */
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
 * Grants a role. Returns 'granted', 'held' (before), 'not-found' or 'unconfirmed': until an address is confirmed, the
 * next person who signs up with it takes the account over.
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
 * Revokes a role. Returns 'revoked', 'not-held' or 'last-admin': without an administrator the next stranger who
 * confirms an account could become one. A second call at the same moment waits.
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

/* Whether the first administrator still has to enter the code. */
create function private.needs_first_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from private.first_administrator f where f.rule = 'code' and f.used_at is null)
    and not exists (select from public.user_roles where role = 'admin')
$$;

create trigger assign_first_admin
  after insert or update of email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null)
  execute function private.assign_first_admin();

create policy "people read their roles"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "the second factor is required where there is one" on public.user_roles
  as restrictive for all to authenticated using ((select private.has_required_aal()));

/*
 * Accounts with `search` in their address or name, ignoring accents and case, newest first: those
 * after the given account, at most 100.
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
  -- The typed text is not a pattern.
  pattern constant text := '%' || regexp_replace(
    private.fold_text(left(trim(coalesce(search, '')), 100)), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_admin();
  return query
    select u.id, u.email::text, p.first_name, p.last_name, u.created_at, u.last_sign_in_at,
      u.email_confirmed_at is not null, coalesce(u.banned_until > now(), false),
      array(select r.role from public.user_roles r where r.user_id = u.id order by r.role)
    from auth.users u
    left join public.profiles p on p.id = u.id
    where (after_created_at is null or (u.created_at, u.id) < (after_created_at, after_id))
      and (pattern = '%%'
        or private.fold_text(concat_ws(' ', u.email, p.first_name, p.last_name)) like pattern)
    order by u.created_at desc, u.id desc
    limit least(greatest(most, 1), 100);
end
$$;
grant execute on function public.list_accounts(text, timestamptz, uuid, integer) to authenticated;

/* The addresses of some accounts, for the administration log, which stores only those of administrators. */
create function public.get_account_emails(accounts uuid[])
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
grant execute on function public.get_account_emails(uuid[]) to authenticated;

/* The same for an administrator. The role is checked again after the lock: it may have been revoked meanwhile. */
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

create function public.get_admin_overview()
  returns table (
    accounts bigint, confirmed_accounts bigint, accounts_this_week bigint,
    articles bigint, published_articles bigint,
    flags bigint, enabled_flags bigint,
    unread_messages bigint,
    engine text, engine_version text, database_bytes bigint,
    schema_version text, schema_title text,
    waiting_mails bigint, waiting_notifications bigint)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select
      (select count(*) from auth.users),
      (select count(*) from auth.users where email_confirmed_at is not null),
      (select count(*) from auth.users where created_at > now() - interval '7 days'),
      (select count(*) from public.blog_posts),
      (select count(*) from public.blog_posts where published and published_at <= now()),
      (select count(*) from public.feature_flags),
      (select count(*) from public.feature_flags where is_enabled),
      (select count(*) from public.contact_messages where read_at is null),
      case when version() like '%PGlite%' or version() like '%emscripten%'
        then 'PGlite' else 'PostgreSQL' end,
      current_setting('server_version'),
      pg_database_size(current_database()),
      (select m.version from supabase_migrations.schema_migrations m order by m.version desc limit 1),
      (select m.name from supabase_migrations.schema_migrations m order by m.version desc limit 1),
      (select count(*) from private.login_notices)
        + (select count(*) from private.reminder_messages
           where channel = 'email' and ready_at <= now()),
      (select count(*) from private.reminder_messages where channel = 'push' and ready_at <= now());
end
$$;
grant execute on function public.get_admin_overview() to authenticated;

/* The same for a signed-in account: its page asks for the code. */
create function public.needs_first_admin() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.has_required_aal() and private.needs_first_admin()
$$;
grant execute on function public.needs_first_admin() to authenticated;

/*
 * Makes the caller the first administrator for the code that the server printed at its start. Returns 'granted',
 * 'wrong', 'closed' (the code was used, or there is an administrator) or 'too-many'. The attempt is counted before the
 * code is compared, and a wrong code is a result instead of an error, which would roll the count back.
 */
create function public.claim_administration(code text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me    constant uuid := auth.uid();
  typed constant text := lower(regexp_replace(coalesce(code, ''), '[^0-9A-Za-z]', '', 'g'));
  rule  private.first_administrator;
begin
  if me is null or not private.has_required_aal() then
    raise insufficient_privilege using message = 'A second factor is required';
  end if;
  if not private.needs_first_admin() then
    return 'closed';
  end if;
  if private.count_attempts(jsonb_build_array(jsonb_build_object(
      'key', 'claim-administration ' || encode(sha256(convert_to(me::text, 'UTF8')), 'hex'),
      'attempts', 5, 'minutes', 15))) > 0 then
    return 'too-many';
  end if;
  select * into rule from private.first_administrator f for update;
  if rule.used_at is not null then
    return 'closed';
  end if;
  if length(typed) > 100 or rule.code_digest is distinct from encode(sha256(convert_to(typed, 'UTF8')), 'hex') then
    return 'wrong';
  end if;
  if not private.make_first_admin(me) then
    return 'closed';
  end if;
  update private.first_administrator set used_at = now();
  return 'granted';
end
$$;
grant execute on function public.claim_administration(text) to authenticated;
