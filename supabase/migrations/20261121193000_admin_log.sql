-- What was done with the rights of an admin: by whom, when, and what it changed. Only added to, by the
-- tables themselves; nobody can write a line, not even with the secret key.

create table public.admin_log (
  id          bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  -- No reference, and the address as it was then: a line stays what it is when the account is gone.
  -- Both are null for a deed from the machine itself.
  admin_id    uuid,
  admin_email text,
  action      text not null check (action in ('added', 'changed', 'deleted')),
  table_name  text not null,
  row_key     text not null,
  -- What the row was called then, where it has a name that may be kept.
  label       text,
  -- Of a change the columns that changed; nothing before it was there, and nothing after it is gone.
  before      jsonb,
  after       jsonb
);
create index admin_log_by_table on public.admin_log (table_name, id desc);
create index admin_log_by_moment on public.admin_log (happened_at);

alter table public.admin_log enable row level security;
-- Hosted Supabase gives each new table of this schema to everybody.
revoke all on public.admin_log from anon, authenticated, service_role;
grant select on public.admin_log to authenticated, service_role;

create policy "admins read what was done"
  on public.admin_log for select to authenticated using ((select private.is_admin()));

create or replace function private.refuse_rewriting() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'This journal is only added to' using errcode = '42501';
end
$$;
-- Where no role can pass row-level security by, the secret key is the owner's, whom no grant binds.
create trigger only_from_triggers before insert on public.admin_log
  for each statement when (pg_trigger_depth() = 0)
  execute function private.refuse_rewriting();
create trigger only_added_to before update or delete or truncate on public.admin_log
  for each statement execute function private.refuse_rewriting();

/*
 * The columns of a row that the log keeps. A long text is cut: the log tells what was done and is no
 * second copy of the site. Of the accounts a flag is meant for it keeps how many they are.
 */
create function private.loggable(line jsonb, relation oid, omitted text[]) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_object_agg(key, case
      when jsonb_typeof(value) = 'string' and length(value #>> '{}') > 2000
        then to_jsonb(left(value #>> '{}', 2000) || '…')
      when key = 'targeting_config' and jsonb_typeof(value -> 'user_ids') = 'array'
        then jsonb_set(value, '{user_ids}', to_jsonb(jsonb_array_length(value -> 'user_ids')))
      else value
    end)
  from jsonb_each(line)
  where key <> all (omitted || '{created_at, updated_at, created_by, updated_by}')
    and not exists (
      select from pg_catalog.pg_attribute
      where attrelid = relation and attname = key and attgenerated <> '')
$$;

/*
 * Its arguments: the columns that say which row it is, the one that holds its name or '', and those
 * that are never kept. `trousse.on_behalf_of` names the admin, or the 'machine', for whom the server
 * does something of its own accord; no request can set it.
 */
create function private.note_admin_deed() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  behalf  constant text := nullif(current_setting('trousse.on_behalf_of', true), '');
  doer    constant uuid := coalesce(auth.uid(), nullif(behalf, 'machine')::uuid);
  line    constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  omitted constant text[] := string_to_array(coalesce(tg_argv[2], ''), ',');
  gone    jsonb := case when tg_op <> 'INSERT' then private.loggable(to_jsonb(old), tg_relid, omitted) end;
  come    jsonb := case when tg_op <> 'DELETE' then private.loggable(to_jsonb(new), tg_relid, omitted) end;
  same    text[];
begin
  -- What visitors send, what a seed brings and what goes with an account is no admin's deed.
  if doer is null and behalf is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    same := array(
      select key from jsonb_each(to_jsonb(old)) where value is not distinct from to_jsonb(new) -> key);
    gone := gone - same;
    come := come - same;
    if come = '{}' then
      return null;
    end if;
  end if;
  insert into public.admin_log
    (admin_id, admin_email, action, table_name, row_key, label, before, after)
  values (
    doer,
    (select u.email from auth.users u where u.id = doer),
    private.verb_of(tg_op),
    tg_table_name,
    (select string_agg(line ->> name, ' ' order by place)
     from unnest(string_to_array(tg_argv[0], ',')) with ordinality as keys (name, place)),
    left(line ->> tg_argv[1], 200),
    nullif(gone, '{}'),
    nullif(come, '{}'));
  return null;
end
$$;

create trigger note_admin_deed after insert or update or delete on public.blog_posts
  for each row execute function private.note_admin_deed('id', 'title');
create trigger note_admin_deed after insert or update or delete on public.faq_items
  for each row execute function private.note_admin_deed('id', 'question');
create trigger note_admin_deed after insert or update or delete on public.homepage_content
  for each row execute function private.note_admin_deed('section_key,language', 'title');
create trigger note_admin_deed after insert or update or delete on public.press_mentions
  for each row execute function private.note_admin_deed('id', 'name');
create trigger note_admin_deed after insert or update or delete on public.site_images
  for each row execute function private.note_admin_deed('name', 'name');
create trigger note_admin_deed after insert or update or delete on public.site_metadata
  for each row execute function private.note_admin_deed('language,meta_key', 'meta_key');
create trigger note_admin_deed after insert or update or delete on public.testimonials
  for each row execute function private.note_admin_deed('id', 'name');
create trigger note_admin_deed after insert or update or delete on public.online_pharmacies
  for each row execute function private.note_admin_deed('id', 'name');
create trigger note_admin_deed after insert or update or delete on public.symptoms_medications
  for each row execute function private.note_admin_deed('id', 'symptome_fr');
create trigger note_admin_deed after insert or update or delete on public.health_products
  for each row execute function private.note_admin_deed('id', 'product_fr');
create trigger note_admin_deed after insert or update or delete on public.feature_flags
  for each row execute function private.note_admin_deed('id', 'name');
-- Of a message the log keeps that it was read, answered or deleted, and nothing that it says.
create trigger note_admin_deed after insert or update or delete on public.contact_messages
  for each row execute function private.note_admin_deed('id', '', 'full_name,email,subject,message,language');
create trigger note_admin_deed after insert or update or delete on public.user_roles
  for each row execute function private.note_admin_deed('user_id', '', 'user_id,granted_at');
-- An import is one line, its own: its fifteen thousand medicines are none.
create trigger note_admin_deed after insert or update or delete on public.medication_references
  for each row when (auth.uid() is not null)
  execute function private.note_admin_deed('id', 'name');
create trigger note_admin_deed after insert on private.medicine_imports
  for each row execute function private.note_admin_deed('id', 'source', 'id,imported_at,outcome');

-- Hosted Supabase may keep its storage to itself: then an image is told of by the row that shows it.
do $$
begin
  create trigger note_admin_deed after insert or update of version or delete on storage.objects
    for each row execute function private.note_admin_deed(
      'bucket_id,name', 'name', 'id,owner,owner_id,path_tokens,last_accessed_at,version,user_metadata');
exception when insufficient_privilege then
  null;
end
$$;
