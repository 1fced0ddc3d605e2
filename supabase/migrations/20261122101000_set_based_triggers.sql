-- What triggers do for a statement they do once, for all of its rows. What still runs for each row reads
-- single rows by their key; testing/contracts/database/row-triggers.contract.ts lists it with the reason.

/* Lines of the access journal for changes by somebody other than the profile's creator. */
create function private.note_changes_by_others(profiles uuid[], labels text[], action text, subject text)
  returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me    uuid := auth.uid();
  actor text;
begin
  if me is null or not exists (
    select from unnest(profiles) as touched (id) join public.profiles p using (id) where p.created_by <> me)
  then
    return;
  end if;
  select coalesce(private.name_of(users.id), users.email) into actor from auth.users where users.id = me;
  if not found then
    me := null;
  end if;
  insert into public.profile_access_log (profile_id, user_id, actor_name, action, subject, label)
  select p.id, me, actor, note_changes_by_others.action, note_changes_by_others.subject,
    coalesce(touched.label, nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''))
  from unnest(profiles, labels) as touched (id, label)
  join public.profiles p using (id)
  where p.created_by <> auth.uid();
end
$$;

/*
 * Its arguments: what the rows are, the column that says whose they are, the column that says which. The
 * statements are dynamic, so they are planned for the number of rows that there are.
 */
create function private.note_changes() returns trigger
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
  perform private.note_changes_by_others(profiles, labels, private.verb_of(tg_op), tg_argv[0]);
  -- A box can move between two profiles of one account: the one it left is told as well.
  if tg_op = 'UPDATE' and tg_argv[1] = 'for_profile_id' then
    execute format(
        'select array_agg(o.for_profile_id), array_agg(n.%I::text)
         from new_rows n join old_rows o using (id) where o.for_profile_id <> n.for_profile_id',
        tg_argv[2])
      into profiles, labels;
    perform private.note_changes_by_others(profiles, labels, 'deleted', tg_argv[0]);
  end if;
  return null;
end
$$;

/* A reminder is told of by the name of its medicine. */
create or replace function private.note_reminder_change() returns trigger
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
  perform private.note_changes_by_others(profiles, labels, private.verb_of(tg_op), 'reminder');
  return null;
end
$$;

-- Not within another trigger, as before. A transition table allows one event a trigger.
do $$
declare
  noted record;
  event record;
begin
  for noted in
    select * from (values
      ('profiles', '{UPDATE}'::text[], $f$note_changes('profile', 'id')$f$),
      ('profile_details', '{INSERT,UPDATE,DELETE}', $f$note_changes('profile_details', 'profile_id')$f$),
      ('medications', '{INSERT,UPDATE,DELETE}', $f$note_changes('medication', 'for_profile_id', 'name')$f$),
      ('medication_reminders', '{INSERT,UPDATE,DELETE}', 'note_reminder_change()'),
      ('medication_intake_logs', '{INSERT,UPDATE,DELETE}', $f$note_changes('intake', 'profile_id', 'medication_name')$f$),
      ('custom_alerts', '{INSERT,UPDATE,DELETE}', $f$note_changes('alert', 'for_profile_id', 'title')$f$)
    ) as t (relation, events, call)
  loop
    execute format('drop trigger note_change on public.%I', noted.relation);
    for event in
      select * from (values
        ('INSERT', 'note_added', 'new table as new_rows'),
        ('UPDATE', 'note_changed', 'old table as old_rows new table as new_rows'),
        ('DELETE', 'note_deleted', 'old table as old_rows')
      ) as t (name, trigger_name, tables)
      where t.name = any (noted.events)
    loop
      execute format(
        'create trigger %I after %s on public.%I referencing %s for each statement
           when (pg_trigger_depth() = 0) execute function private.%s',
        event.trigger_name, event.name, noted.relation, event.tables, noted.call);
    end loop;
  end loop;
end
$$;
drop function private.note_change();
drop function private.note_change_by_others(uuid, text, text, text);

/* What was taken goes back into the boxes, each of which is written once. */
create or replace function private.give_back_to_stock() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform 1 from public.medications box
    join (select distinct medication_id as id from old_rows) as given using (id)
    order by box.id for no key update of box;
  update public.medications box
    set current_quantity = box.current_quantity + given.quantity
    from (
      select medication_id, sum(quantity_deducted) as quantity from old_rows group by medication_id) as given
    where box.id = given.medication_id;
  return null;
end
$$;
drop trigger give_back_to_stock on public.medication_intake_logs;
create trigger give_back_to_stock after delete on public.medication_intake_logs
  referencing old table as old_rows
  for each statement execute function private.give_back_to_stock();

/* A box that has what it lacked, or another last day, may be told of again. */
create or replace function private.forget_dismissals() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  restocked constant uuid[] := array(
    select id from (
      select id, current_quantity, total_quantity from new_rows
      except
      select id, current_quantity, total_quantity from old_rows) as changed);
  redated constant uuid[] := array(
    select id from (
      select id, expiry_date from new_rows except select id, expiry_date from old_rows) as changed);
begin
  delete from public.alert_dismissals d
    using unnest(restocked) as one (id)
    join public.medications box using (id)
    where d.medication_id = box.id
      and (
        (d.alert_key like 'low-stock-%' and box.current_quantity >= 0.2 * box.total_quantity)
        or (d.alert_key like 'out-of-stock-%' and box.current_quantity > 0));
  delete from public.alert_dismissals d
    using unnest(redated) as one (id)
    where d.medication_id = one.id and d.alert_key ~ '^(expiring|expired)-';
  return null;
end
$$;
drop trigger forget_dismissals on public.medications;
create trigger forget_dismissals after update on public.medications
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.forget_dismissals();

/* Of an alert that repeats the last dismissal counts. */
create or replace function private.forget_earlier_dismissals() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.alert_dismissals d
    using (
      select user_id, profile_id, custom_alert_id, max(alert_key) as latest
      from new_rows where custom_alert_id is not null
      group by user_id, profile_id, custom_alert_id) as dismissed
    where d.user_id = dismissed.user_id and d.profile_id = dismissed.profile_id
      and d.custom_alert_id = dismissed.custom_alert_id and d.alert_key < dismissed.latest;
  return null;
end
$$;
drop trigger forget_earlier on public.alert_dismissals;
create trigger forget_earlier after insert on public.alert_dismissals
  referencing new table as new_rows
  for each statement execute function private.forget_earlier_dismissals();

-- What triggers write into these tables moves no box to another profile and changes no reminder time.
drop trigger move_planned_doses on public.medications;
create trigger move_planned_doses after update on public.medications
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0) execute function private.move_planned_doses();
drop trigger replan_changed on public.medication_reminders;
create trigger replan_changed after update on public.medication_reminders
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0) execute function private.replan_changed_reminders();

-- A statement of a request that PostgreSQL can end is ended before others wait for it. Our own backend sets
-- the same for its connections; hosted Supabase reads it from the roles, which their administrator may keep.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
-- Or another database of the same server sets them at this moment.
exception when insufficient_privilege or internal_error then
  null;
end
$$;
