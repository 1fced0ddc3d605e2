-- Who runs a new installation is decided by whoever starts it, not by who comes first. One row says how; without one, as
-- at Supabase, nobody becomes an administrator by signing up, and a command on the machine gives the role.

create table private.first_administrator (
  is_only     boolean primary key default true check (is_only),
  -- 'anyone': the first confirmed account, on a machine that serves nobody else; 'address': who proves this one;
  -- 'code': who enters what the server printed.
  rule        text not null check (rule in ('anyone', 'address', 'code')),
  address     text check (length(address) <= 254),
  -- SHA-256 of the code, in hexadecimal digits: whoever reads the table cannot enter it.
  code_digest text check (code_digest ~ '^[0-9a-f]{64}$'),
  used_at     timestamptz,
  constraint a_rule_has_what_it_asks_for
    check ((rule = 'address') = (address is not null) and (rule = 'code') = (code_digest is not null))
);
alter table private.first_administrator enable row level security;

/* Makes an account the first administrator. Answers whether it did: where there is one already it does nothing. */
create function private.appoint_first(account uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Two at once: the second waits here and then finds an administrator.
  lock table public.user_roles in share row exclusive mode;
  if exists (select from public.user_roles where role = 'admin') then
    return false;
  end if;
  insert into public.user_roles (user_id, role) values (account, 'admin');
  return true;
end
$$;
revoke execute on function private.appoint_first(uuid) from public;

/* Whoever confirms an account becomes the first administrator where the rule of the installation names them. */
create or replace function private.crown_first_account() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (
    select from private.first_administrator f
    where f.rule = 'anyone' or (f.rule = 'address' and f.address = lower(new.email))
  ) then
    perform private.appoint_first(new.id);
  end if;
  return null;
end
$$;

/* Whether the installation waits for its code. */
create function private.waits_for_administrator() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from private.first_administrator f where f.rule = 'code' and f.used_at is null)
    and not exists (select from public.user_roles where role = 'admin')
$$;
revoke execute on function private.waits_for_administrator() from public;

/* The same for whoever is signed in: a page asks for the code then. */
create function public.waits_for_administrator() returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.is_assured() and private.waits_for_administrator()
$$;
revoke execute on function public.waits_for_administrator() from public;
grant execute on function public.waits_for_administrator() to authenticated;

/*
 * Makes the caller the first administrator for the code that the server printed at its start. Answers 'granted',
 * 'wrong', 'closed' (it was used, or somebody runs the installation already) or 'too-many'. Counted before it is
 * looked at, and with an answer instead of an error, which would take the count back.
 */
create function public.claim_administration(code text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me    constant uuid := auth.uid();
  typed constant text := lower(regexp_replace(coalesce(code, ''), '[^0-9A-Za-z]', '', 'g'));
  first private.first_administrator;
begin
  if me is null or not private.is_assured() then
    raise insufficient_privilege using message = 'not signed in with every proof';
  end if;
  if not private.waits_for_administrator() then
    return 'closed';
  end if;
  if private.take_turns(jsonb_build_array(jsonb_build_object(
      'key', 'claim-administration ' || encode(sha256(convert_to(me::text, 'UTF8')), 'hex'),
      'attempts', 5, 'minutes', 15))) > 0 then
    return 'too-many';
  end if;
  select * into first from private.first_administrator f for update;
  if first.used_at is not null then
    return 'closed';
  end if;
  if length(typed) > 100 or first.code_digest is distinct from encode(sha256(convert_to(typed, 'UTF8')), 'hex') then
    return 'wrong';
  end if;
  if not private.appoint_first(me) then
    return 'closed';
  end if;
  update private.first_administrator set used_at = now();
  return 'granted';
end
$$;
revoke execute on function public.claim_administration(text) from public;
grant execute on function public.claim_administration(text) to authenticated;
