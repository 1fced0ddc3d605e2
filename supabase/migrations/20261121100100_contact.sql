-- What visitors write to whoever runs the site, and how often anybody may ask a function for a deed.

create table public.contact_messages (
  id         uuid primary key default gen_random_uuid(),
  full_name  text not null check (full_name <> '' and length(full_name) <= 100),
  email      text not null check (email <> '' and length(email) <= 254),
  subject    text not null check (subject <> '' and length(subject) <= 150),
  message    text not null check (message <> '' and length(message) <= 5000),
  language   text not null check (language in ('fr', 'en', 'es')),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;
grant select, delete on public.contact_messages to authenticated;
-- The function alone writes: it has asked for the captcha and counted the attempts.
grant all on public.contact_messages to service_role;

create policy "admins read messages"
  on public.contact_messages for select to authenticated using ((select private.is_admin()));
create policy "admins delete messages"
  on public.contact_messages for delete to authenticated using ((select private.is_admin()));

/* Who gets the messages of a language: the address the site names, else whoever has run it longest. */
create function private.contact_recipient(spoken text) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    (select trim(meta_value) from public.site_metadata
     where meta_key = 'contact_email' and trim(meta_value) <> ''
     order by language = spoken desc, language = 'fr' desc limit 1),
    (select u.email from public.user_roles r join auth.users u on u.id = r.user_id
     where r.role = 'admin' order by r.granted_at limit 1))
$$;
grant execute on function private.contact_recipient(text) to service_role;

-- Attempts at a function's deed. A key is a digest: who reads the table learns nobody's address.
create table private.attempts (
  id      bigint generated always as identity primary key,
  key     text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index attempts_by_key on private.attempts (key, made_at);
create index attempts_by_end on private.attempts (ends_at);

/*
 * Counts one attempt for each `{key, attempts, minutes}`, or none at all when one of them is used up:
 * waiting always helps. Answers the seconds to wait, 0 when the attempt may be made.
 */
create function private.take_turns(turns jsonb) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  turn   record;
  moment timestamptz;
  waits  integer := 0;
begin
  -- Whoever tries at the same moment waits here, in one order for all, and then sees what was counted.
  for turn in select key from jsonb_to_recordset(turns) as t(key text) order by key loop
    perform pg_advisory_xact_lock(hashtextextended(turn.key, 0));
  end loop;
  moment := clock_timestamp();
  -- More than one attempt makes, so that they never pile up.
  delete from private.attempts where id in (
    select id from private.attempts where ends_at <= moment limit 100 for update skip locked);
  for turn in select * from jsonb_to_recordset(turns) as t(key text, attempts integer) loop
    -- Of those that count, the one after whose end there is room again. Moments ahead of now are left
    -- out: a clock set back must not lock anybody out for longer.
    waits := greatest(waits, coalesce((
      select ceil(extract(epoch from ends_at - moment))::integer from private.attempts
      where key = turn.key and made_at <= moment and ends_at > moment
      order by made_at desc offset turn.attempts - 1 limit 1), 0));
  end loop;
  if waits > 0 then
    return waits;
  end if;
  insert into private.attempts (key, made_at, ends_at)
    select key, moment, moment + make_interval(mins => minutes)
    from jsonb_to_recordset(turns) as t(key text, minutes integer);
  return 0;
end
$$;
grant execute on function private.take_turns(jsonb) to service_role;
