-- The logs: what each account did, who opened and changed a shared profile, and what administrators did. Triggers write
-- them once for a statement where they can; testing/contracts/database/row-triggers.contract.ts lists those that run
-- for each row, and why.

create table public.user_activity_logs (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references auth.users on delete cascade,
  activity_type text not null check (activity_type in (
                  'symptom_selected', 'symptom_search', 'symptom_analysis_viewed',
                  'order_medication_clicked', 'medication_action', 'doctor_appointment_clicked',
                  'medication_intake_confirmed', 'pharmacy_favorited', 'pharmacy_unfavorited',
                  'pharmacy_clicked')),
  activity_data jsonb not null default '{}',
  page_url      text,
  user_agent    text,
  created_at    timestamptz not null default now(),
  constraint user_activity_logs_activity_data_in_bounds
    check (jsonb_typeof(activity_data) = 'object' and octet_length(activity_data::text) <= 16384
      and not jsonb_path_exists(activity_data, '$.**{10}')
      and not jsonb_path_exists(activity_data, '$.** ? (@ > 1000000000000000 || @ < -1000000000000000)')),
  constraint user_activity_logs_page_url_in_bounds
    check (length(page_url) <= 2048 and page_url ~ '^(/|https?://)'
      and page_url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint user_activity_logs_user_agent_in_bounds
    check (length(user_agent) <= 512 and user_agent !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint user_activity_logs_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create index activity_by_user on public.user_activity_logs (user_id, created_at desc);

create table public.profile_access_log (
  id          uuid primary key default gen_random_uuid(),
  profile_id  uuid not null references public.profiles on delete cascade,
  user_id     uuid references auth.users on delete set null,
  -- The name at that time: the row stays readable when the account is deleted.
  actor_name  text,
  action      text not null check (action in (
                'opened', 'added', 'changed', 'deleted',
                'shared', 'accepted', 'declined', 'revoked', 'left')),
  subject     text not null check (subject in (
                'profile', 'profile_details', 'medication', 'reminder', 'intake', 'alert', 'share')),
  label       text,
  happened_at timestamptz not null default clock_timestamp()
);
create index access_by_profile on public.profile_access_log (profile_id, happened_at desc);
create index access_by_user on public.profile_access_log (user_id);

create table public.admin_log (
  id          bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  -- No foreign key, and the address at that time: a row stays the same when the account is deleted. Both are null for
  -- an action of the server itself.
  admin_id    uuid,
  admin_email text,
  action      text not null check (action in ('added', 'changed', 'deleted')),
  table_name  text not null,
  row_key     text not null,
  -- The name of the row at that time, where it may be stored.
  label       text,
  -- For a change the columns that changed; `before` is null for an added row and `after` for a deleted one.
  before      jsonb,
  after       jsonb
);
create index admin_log_by_table on public.admin_log (table_name, id desc);
create index admin_log_by_moment on public.admin_log (happened_at);

alter table public.user_activity_logs enable row level security;
alter table public.profile_access_log enable row level security;
alter table public.admin_log enable row level security;

-- Hosted Supabase grants each new table of this schema to the secret key as well, which must not write here.
revoke all on public.admin_log from anon, authenticated, service_role;
grant select on public.user_activity_logs to authenticated;
grant select on public.profile_access_log, public.admin_log to authenticated, service_role;
grant insert (id, user_id, activity_type, activity_data, page_url, user_agent)
  on public.user_activity_logs to authenticated;
grant all on public.user_activity_logs to service_role;

create function private.log_access(profile uuid, action text, subject text, label text) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.profile_access_log (profile_id, user_id, actor_name, action, subject, label)
  select p.id, users.id, coalesce(private.get_profile_name(users.id), users.email), action, subject, label
  from public.profiles p
  left join auth.users on users.id = (select auth.uid())
  where p.id = profile
$$;

/* Writes to the access log the changes of accounts other than the profile's creator. */
create function private.log_changes_by_others(profiles uuid[], labels text[], action text, subject text)
  returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me    uuid := auth.uid();
  actor text;
begin
  if me is null or not exists (
    select from unnest(profiles) as changed (id) join public.profiles p using (id) where p.created_by <> me)
  then
    return;
  end if;
  select coalesce(private.get_profile_name(users.id), users.email) into actor from auth.users where users.id = me;
  if not found then
    me := null;
  end if;
  insert into public.profile_access_log (profile_id, user_id, actor_name, action, subject, label)
  select p.id, me, actor, log_changes_by_others.action, log_changes_by_others.subject,
    coalesce(changed.label, nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''))
  from unnest(profiles, labels) as changed (id, label)
  join public.profiles p using (id)
  where p.created_by <> auth.uid();
end
$$;

/* A reminder is logged with the name of its medication. */
create function private.log_reminder_changes() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  boxes    uuid[];
  profiles uuid[];
  labels   text[];
begin
  if tg_op = 'DELETE' then
    boxes := array(select medication_id from old_rows);
  else
    boxes := array(select medication_id from new_rows);
  end if;
  select array_agg(box.for_profile_id), array_agg(box.name) into profiles, labels
    from unnest(boxes) as one (id) join public.medications box using (id);
  perform private.log_changes_by_others(profiles, labels, private.get_log_action(tg_op), 'reminder');
  return null;
end
$$;

/* Every change of a share is logged, also by the creator and also when the end of another share caused it. */
create function private.log_share_change() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.log_access(
    new.profile_id,
    case
      when tg_op = 'INSERT' then 'shared'
      when new.status = 'declined' and old.status = 'accepted' then 'left'
      else new.status
    end,
    'share', new.shared_with_email);
  return null;
end
$$;

/*
 * The columns of a row that the administration log stores. A long text is cut: the log is not a second copy of the
 * site. Of the accounts that a flag targets it stores the number.
 */
create function private.get_logged_columns(row_data jsonb, relation oid, omitted text[]) returns jsonb
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
  from jsonb_each(row_data)
  where key <> all (omitted || '{created_at, updated_at, created_by, updated_by}')
    and not exists (
      select from pg_catalog.pg_attribute
      where attrelid = relation and attname = key and attgenerated <> '')
$$;

/*
 * Its arguments: the columns that identify a row, the column with its name or '', and the columns that are never stored.
 * `trousse.on_behalf_of` names the administrator, or 'machine', for whom the server acts without a request; no request
 * can set it.
 */
create function private.log_admin_action() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  on_behalf_of constant text := nullif(current_setting('trousse.on_behalf_of', true), '');
  actor        constant uuid := coalesce(auth.uid(), nullif(on_behalf_of, 'machine')::uuid);
  row_data     constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  omitted      constant text[] := string_to_array(coalesce(tg_argv[2], ''), ',');
  old_values   jsonb := case when tg_op <> 'INSERT' then private.get_logged_columns(to_jsonb(old), tg_relid, omitted) end;
  new_values   jsonb := case when tg_op <> 'DELETE' then private.get_logged_columns(to_jsonb(new), tg_relid, omitted) end;
  unchanged    text[];
begin
  -- Messages of visitors, seeds and rows deleted with an account are not actions of an administrator.
  if actor is null and on_behalf_of is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    unchanged := array(
      select key from jsonb_each(to_jsonb(old)) where value is not distinct from to_jsonb(new) -> key);
    old_values := old_values - unchanged;
    new_values := new_values - unchanged;
    if new_values = '{}' then
      return null;
    end if;
  end if;
  insert into public.admin_log
    (admin_id, admin_email, action, table_name, row_key, label, before, after)
  values (
    actor,
    (select u.email from auth.users u where u.id = actor),
    private.get_log_action(tg_op),
    tg_table_name,
    (select string_agg(row_data ->> name, ' ' order by place)
     from unnest(string_to_array(tg_argv[0], ',')) with ordinality as keys (name, place)),
    left(row_data ->> tg_argv[1], 200),
    nullif(old_values, '{}'),
    nullif(new_values, '{}'));
  return null;
end
$$;

/*
 * Its arguments: the kind of row, the column with the profile, and the column with the label. The statements are
 * dynamic, so that they are planned for the actual number of rows.
 */
create function private.log_changes() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  profiles uuid[];
  labels   text[];
begin
  execute format(
      'select array_agg(%1$I), array_agg(%2$s) from %3$I',
      tg_argv[1],
      coalesce(quote_ident(tg_argv[2]) || '::text', 'null::text'),
      case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end)
    into profiles, labels;
  perform private.log_changes_by_others(profiles, labels, private.get_log_action(tg_op), tg_argv[0]);
  -- A box can move between two profiles of one account: the profile it left gets a row as well.
  if tg_op = 'UPDATE' and tg_argv[1] = 'for_profile_id' then
    execute format(
        'select array_agg(o.for_profile_id), array_agg(n.%I::text)
         from new_rows n join old_rows o using (id) where o.for_profile_id <> n.for_profile_id',
        tg_argv[2])
      into profiles, labels;
    perform private.log_changes_by_others(profiles, labels, 'deleted', tg_argv[0]);
  end if;
  return null;
end
$$;

-- Not within another trigger: rows are deleted with their profile, and a deleted account is removed from its rows.
create trigger forbid_changes before update or delete or truncate on public.profile_access_log
  for each statement when (pg_trigger_depth() = 0)
  execute function private.raise_append_only();
create trigger log_share_change after insert on public.profile_shares
  for each row execute function private.log_share_change();
create trigger log_share_status after update of status on public.profile_shares
  for each row when (new.status <> old.status)
  execute function private.log_share_change();
-- Where no role may bypass row-level security, the secret key acts as the owner, whom grants do not restrict.
create trigger forbid_direct_inserts before insert on public.admin_log
  for each statement when (pg_trigger_depth() = 0)
  execute function private.raise_append_only();
create trigger forbid_changes before update or delete or truncate on public.admin_log
  for each statement execute function private.raise_append_only();
create trigger log_admin_action after insert or update or delete on public.blog_posts
  for each row execute function private.log_admin_action('id', 'title');
create trigger log_admin_action after insert or update or delete on public.faq_items
  for each row execute function private.log_admin_action('id', 'question');
create trigger log_admin_action after insert or update or delete on public.homepage_content
  for each row execute function private.log_admin_action('section_key,language', 'title');
create trigger log_admin_action after insert or update or delete on public.press_mentions
  for each row execute function private.log_admin_action('id', 'name');
create trigger log_admin_action after insert or update or delete on public.site_images
  for each row execute function private.log_admin_action('name', 'name');
create trigger log_admin_action after insert or update or delete on public.site_metadata
  for each row execute function private.log_admin_action('language,meta_key', 'meta_key');
create trigger log_admin_action after insert or update or delete on public.testimonials
  for each row execute function private.log_admin_action('id', 'name');
create trigger log_admin_action after insert or update or delete on public.online_pharmacies
  for each row execute function private.log_admin_action('id', 'name');
create trigger log_admin_action after insert or update or delete on public.symptoms_medications
  for each row execute function private.log_admin_action('id', 'symptome_fr');
create trigger log_admin_action after insert or update or delete on public.health_products
  for each row execute function private.log_admin_action('id', 'product_fr');
create trigger log_admin_action after insert or update or delete on public.feature_flags
  for each row execute function private.log_admin_action('id', 'name');
-- The log stores that a message was read, answered or deleted, and nothing of its text.
create trigger log_admin_action after insert or update or delete on public.contact_messages
  for each row execute function private.log_admin_action('id', '', 'full_name,email,subject,message,language');
create trigger log_admin_action after insert or update or delete on public.user_roles
  for each row execute function private.log_admin_action('user_id', '', 'user_id,granted_at');
-- An import is logged by its own row below, not by each of its fifteen thousand medicines.
create trigger log_admin_action after insert or update or delete on public.medication_references
  for each row when (auth.uid() is not null)
  execute function private.log_admin_action('id', 'name');
create trigger log_admin_action after insert on private.medicine_imports
  for each row execute function private.log_admin_action('id', 'source', 'id,imported_at,outcome');
create trigger log_admin_action after insert on private.account_deeds
  for each row execute function private.log_admin_action('account_id', '', 'id,account_id,done_at');
-- Not within another trigger: the stock that an intake changes, or what is deleted with a box, is no change of its own.
create trigger log_update after update on public.profiles
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('profile', 'id');
create trigger log_insert after insert on public.profile_details
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('profile_details', 'profile_id');
create trigger log_update after update on public.profile_details
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('profile_details', 'profile_id');
create trigger log_delete after delete on public.profile_details
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('profile_details', 'profile_id');
create trigger log_insert after insert on public.medications
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('medication', 'for_profile_id', 'name');
create trigger log_update after update on public.medications
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('medication', 'for_profile_id', 'name');
create trigger log_delete after delete on public.medications
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('medication', 'for_profile_id', 'name');
create trigger log_insert after insert on public.medication_reminders
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_reminder_changes();
create trigger log_update after update on public.medication_reminders
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_reminder_changes();
create trigger log_delete after delete on public.medication_reminders
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_reminder_changes();
create trigger log_insert after insert on public.medication_intake_logs
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('intake', 'profile_id', 'medication_name');
create trigger log_update after update on public.medication_intake_logs
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('intake', 'profile_id', 'medication_name');
create trigger log_delete after delete on public.medication_intake_logs
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('intake', 'profile_id', 'medication_name');
create trigger log_insert after insert on public.custom_alerts
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('alert', 'for_profile_id', 'title');
create trigger log_update after update on public.custom_alerts
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('alert', 'for_profile_id', 'title');
create trigger log_delete after delete on public.custom_alerts
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('alert', 'for_profile_id', 'title');

-- Hosted Supabase may refuse triggers on its storage: then an image is logged by the row that shows it.
do $$
begin
  create trigger log_admin_action after insert or update of version or delete on storage.objects
    for each row execute function private.log_admin_action(
      'bucket_id,name', 'name', 'id,owner,owner_id,path_tokens,last_accessed_at,version,user_metadata');
exception when insufficient_privilege then
  null;
end
$$;

create policy "people read their own activity"
  on public.user_activity_logs for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people log their own activity"
  on public.user_activity_logs for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "creators read who opened and changed their profiles"
  on public.profile_access_log for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));
create policy "the second factor is required where there is one" on public.user_activity_logs
  as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "admins read the audit log"
  on public.admin_log for select to authenticated using ((select private.is_admin()));
