-- Messages from visitors to the administrators of the site.

create table public.contact_messages (
  id          uuid primary key default gen_random_uuid(),
  full_name   text not null,
  email       text not null,
  subject     text not null,
  message     text not null,
  language    text not null check (language in ('fr', 'en', 'es')),
  created_at  timestamptz not null default now(),
  read_at     timestamptz,
  answered_at timestamptz,
  constraint contact_messages_full_name_in_bounds
    check (full_name ~ '\S' and length(full_name) <= 100 and full_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contact_messages_email_in_bounds
    check (email ~ '\S' and length(email) <= 254 and email !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contact_messages_subject_in_bounds
    check (subject ~ '\S' and length(subject) <= 150 and subject !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint contact_messages_message_in_bounds
    check (message ~ '\S' and length(message) <= 5000
      and message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint contact_messages_read_at_in_bounds check (read_at >= '1900-01-01T00:00Z' and read_at < '2201-01-01T00:00Z'),
  constraint contact_messages_answered_at_in_bounds
    check (answered_at >= '1900-01-01T00:00Z' and answered_at < '2201-01-01T00:00Z')
);
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_unread on public.contact_messages (created_at desc) where read_at is null;

alter table public.contact_messages enable row level security;

-- Only the function `contact` adds messages: it has verified the captcha and counted the attempts.
grant select, delete on public.contact_messages to authenticated;
grant update (read_at, answered_at) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

/* The recipient of messages in a language: the address in the site's settings, else the first administrator. */
create function private.contact_recipient(preferred_language text) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(
    (select trim(meta_value) from public.site_metadata
     where meta_key = 'contact_email' and trim(meta_value) <> ''
     order by language = preferred_language desc, language = 'fr' desc limit 1),
    (select u.email from public.user_roles r join auth.users u on u.id = r.user_id
     where r.role = 'admin' order by r.granted_at limit 1))
$$;
grant execute on function private.contact_recipient(text) to service_role;

create policy "admins read messages"
  on public.contact_messages for select to authenticated using ((select private.is_admin()));
create policy "admins delete messages"
  on public.contact_messages for delete to authenticated using ((select private.is_admin()));
create policy "admins mark messages as read or answered"
  on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

/*
 * Messages with `search` in their text or their sender, ignoring accents and case, in one `state` ('all', 'unread',
 * 'read', 'answered'), newest first: those after the given message, at most 100. Only administrators find any.
 */
create function public.find_contact_messages(
    search text default '', state text default 'all', after_created_at timestamptz default null,
    after_id uuid default null, most integer default 25)
  returns setof public.contact_messages
  language sql stable
  set search_path = ''
as $$
  with pattern as (
    select '%' || regexp_replace(
      private.fold_text(left(trim(coalesce(search, '')), 100)), '([\\%_])', '\\\1', 'g') || '%' as words
  )
  select m.* from public.contact_messages m, pattern
  where (after_created_at is null or (m.created_at, m.id) < (after_created_at, after_id))
    and case find_contact_messages.state
      when 'unread' then m.read_at is null
      when 'read' then m.read_at is not null and m.answered_at is null
      when 'answered' then m.answered_at is not null
      else true
    end
    and (words = '%%'
      or private.fold_text(concat_ws(' ', m.full_name, m.email, m.subject, m.message)) like words)
  order by m.created_at desc, m.id desc
  limit least(greatest(most, 1), 100)
$$;
grant execute on function public.find_contact_messages(text, text, timestamptz, uuid, integer) to authenticated;
