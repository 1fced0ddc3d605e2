-- The caller, for policies and functions. All read the claims of the verified token, which the engine sets for one
-- transaction; without them the result is null.

create or replace function auth.jwt() returns jsonb
  language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

create or replace function auth.uid() returns uuid
  language sql stable
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;

create or replace function auth.role() returns text
  language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;

create or replace function auth.email() returns text
  language sql stable
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email()
  to anon, authenticated, service_role;

-- Whether a session has neither ended nor run out, nor its account been banned: what the server asks before
-- it believes a token.
create or replace function auth.session_goes_on(session uuid, account uuid, moment timestamptz)
  returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session and s.user_id = account
      and (s.not_after is null or s.not_after > moment)
      and (u.banned_until is null or u.banned_until <= moment))
$$;
revoke execute on function auth.session_goes_on from public;
grant execute on function auth.session_goes_on to service_role;
