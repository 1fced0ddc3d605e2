-- What became of a message: read, answered. Admins note it; what the message says, nobody changes.

alter table public.contact_messages
  add column read_at     timestamptz,
  add column answered_at timestamptz;
create index contact_messages_unread on public.contact_messages (created_at desc) where read_at is null;

grant update (read_at, answered_at) on public.contact_messages to authenticated;
create policy "admins note what became of messages"
  on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

/*
 * Messages with `search` in what they say or who wrote them, accents and case apart, in one `state`
 * ('all', 'unread', 'read', 'answered'), the newest first: those after the message named, at most 100.
 * Whoever is no admin finds none.
 */
create function public.find_contact_messages(
    search text default '', state text default 'all', after_created_at timestamptz default null,
    after_id uuid default null, most integer default 25)
  returns setof public.contact_messages
  language sql stable
  set search_path = ''
as $$
  with wanted as (
    select '%' || regexp_replace(
      private.fold(left(trim(coalesce(search, '')), 100)), '([\\%_])', '\\\1', 'g') || '%' as words
  )
  select m.* from public.contact_messages m, wanted
  where (after_created_at is null or (m.created_at, m.id) < (after_created_at, after_id))
    and case find_contact_messages.state
      when 'unread' then m.read_at is null
      when 'read' then m.read_at is not null and m.answered_at is null
      when 'answered' then m.answered_at is not null
      else true
    end
    and (words = '%%'
      or private.fold(concat_ws(' ', m.full_name, m.email, m.subject, m.message)) like words)
  order by m.created_at desc, m.id desc
  limit least(greatest(most, 1), 100)
$$;
grant execute on function public.find_contact_messages(text, text, timestamptz, uuid, integer)
  to authenticated;
