-- What the tables of every noun lean on. `private` is never exposed by the API: its functions
-- are called by policies and triggers only.

create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Nobody may call a new function until a line says who; PostgreSQL's own default is "everybody".
alter default privileges revoke execute on functions from public;

/* Folding: "Œdème Été" and "oedeme ete" meet. Immutable, so that it can be indexed. */
create function private.fold(words text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
as $$
  select replace(
    regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe')
$$;
grant execute on function private.fold(text) to authenticated, service_role;

/* Keeps the version of a row: an edit that names the old value changes nothing. */
create function private.touch() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;
