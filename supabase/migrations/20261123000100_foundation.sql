-- What every other migration uses. The schema `private` is not exposed by the API: policies, triggers and functions of
-- the schema `public` call its functions.

create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- A new function can be called by no role until a migration grants it; PostgreSQL's own default is every role.
alter default privileges revoke execute on functions from public;

-- Hosted Supabase grants everything new in the schema public to anon and authenticated. A right to one column is worth
-- nothing there: an account that may edit a shared profile could have made itself its owner. New objects have no such
-- grants.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- A request that PostgreSQL can cancel is cancelled before others wait for it. Our own backend sets the same for its
-- connections; hosted Supabase reads it from the roles, which their administrator may not let us change.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
-- An internal error: another database of the same server sets them at this moment.
exception when insufficient_privilege or internal_error then
  null;
end
$$;

/* Lower case without accents: "Œdème Été" becomes "oedeme ete". Immutable, so that it can be indexed. */
create function private.fold_text(words text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
as $$
  select replace(
    regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe')
$$;
grant execute on function private.fold_text(text) to authenticated, service_role;

/* Sets the version of a row: an edit that names an older version changes nothing. */
create function private.set_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

/* The trigger of append-only tables: the statement fails. */
create function private.raise_append_only() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'This log is append-only' using errcode = '42501';
end
$$;

/* How the logs name an operation of a trigger. */
create function private.get_log_action(operation text) returns text
  language sql immutable
  set search_path = ''
as $$
  select case operation when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end
$$;
