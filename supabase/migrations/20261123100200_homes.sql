-- A home is all profiles that one account created, with their boxes: its id is the account's. A box is personal (it
-- belongs to one profile) or common to the home. A dose names the profile that took it, which need not be the profile
-- of the box, and the account that gave it.

alter table public.medications
  add column is_common boolean not null default false,
  -- Where the box is kept: a shelf, a bag, the fridge.
  add column location text,
  -- Deleting a profile deletes its boxes, and never those of the whole home.
  add constraint medications_common_without_profile check (not is_common or profile_id is null),
  add constraint medications_location_in_bounds
    check (location ~ '\S' and length(location) <= 100 and location !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
create index common_medications_by_home on public.medications (user_id, created_at desc) where is_common;

grant insert (is_common, location) on public.medications to authenticated;
grant update (is_common, location) on public.medications to authenticated;
grant insert (profile_id) on public.medication_intake_logs to authenticated;

/*
 * The homes on which the caller holds `level`: the caller's own, and those of which the caller holds it on any profile.
 * Policies call it as `= any ((select …)::uuid[])`, as they call `get_permitted_profiles`.
 */
create function private.get_permitted_homes(level text) returns uuid[]
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return array(
    select distinct p.created_by from public.profiles p where p.id = any (private.get_permitted_profiles(level)));
end
$$;
grant execute on function private.get_permitted_homes(text) to authenticated;

/*
 * Whether a dose out of this box may be recorded for that profile. The policy of the doses decides on the profile; this
 * decides on the box. A common box: for profiles of its home, and out of the caller's own home for every profile that
 * the caller may record for. A personal box of another profile: the same, where the caller may also edit that profile.
 */
create function private.can_take_from(box public.medications, recipient uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select recipient = box.for_profile_id
    or (
      (box.is_common or box.for_profile_id = any (private.get_permitted_profiles('edit')))
      and (
        box.user_id = auth.uid()
        or exists (select 1 from public.profiles p where p.id = recipient and p.created_by = box.user_id)))
$$;

/* As before, with a recipient of the caller's choice; without one the dose is for the profile of the box. */
create or replace function private.set_intake_columns() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  box public.medications;
begin
  if exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned()) then
    return new;
  end if;
  select * into box from public.medications where id = new.medication_id for update;
  if not found then
    -- The same error as for another account's box, so that the caller does not learn which boxes exist.
    raise exception 'new row violates row-level security policy for table "medication_intake_logs"'
      using errcode = '42501';
  end if;
  -- The lock above made a second copy of this row wait until the first was committed.
  if exists (select 1 from public.medication_intake_logs where id = new.id) then
    return null;
  end if;
  new.user_id := coalesce(auth.uid(), new.user_id);
  new.profile_id := coalesce(new.profile_id, box.for_profile_id);
  if not private.can_take_from(box, new.profile_id) then
    raise exception 'new row violates row-level security policy for table "medication_intake_logs"'
      using errcode = '42501';
  end if;
  new.medication_name := box.name;
  new.medication_dosage := box.dosage;
  new.medication_form := box.form;
  new.quantity_deducted := least(new.quantity_taken, box.current_quantity);
  return new;
end
$$;

/* As before, for the dose planned for the profile that took it: a sister's dose stays open. */
create or replace function private.answer_planned_dose() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  answered uuid;
begin
  if exists (select from public.planned_doses where intake_id = new.id) then
    return null;
  end if;
  select d.id into answered
  from public.planned_doses d
  where d.medication_id = new.medication_id
    and d.profile_id = new.profile_id
    and (
      (d.state in ('planned', 'due')
        and d.on_day = (new.taken_at at time zone private.get_time_zone(d.user_id))::date)
      or (d.state in ('planned', 'due', 'missed')
        and d.planned_at <= new.taken_at and new.taken_at < d.expires_at)
    )
    and d.planned_at between new.taken_at - interval '48 hours' and new.taken_at + interval '48 hours'
  order by d.planned_at
  limit 1
  for update;
  if answered is null then
    return null;
  end if;
  update public.planned_doses
    set state = 'taken', intake_id = new.id, answered_at = new.taken_at, snoozed_until = null, tell_at = null
    where id = answered;
  return null;
end
$$;

/* A schedule is one person's: a box that has one is personal. */
create function private.refuse_schedule_of_common_box() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- The lock waits for a change of the box that is under way.
  perform 1 from public.medications box
    join (select distinct medication_id as id from new_rows) as scheduled using (id)
    order by box.id for share of box;
  if exists (
    select 1 from new_rows r join public.medications box on box.id = r.medication_id where box.is_common
  ) then
    raise exception 'A box with a schedule belongs to one person' using errcode = 'PT409';
  end if;
  return null;
end
$$;

create function private.refuse_common_box_with_schedule() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (
    select 1 from new_rows box
    join old_rows before on before.id = box.id and not before.is_common
    join public.medication_reminders r on r.medication_id = box.id
    where box.is_common
  ) then
    raise exception 'A box with a schedule belongs to one person' using errcode = 'PT409';
  end if;
  return null;
end
$$;

create trigger refuse_common after insert on public.medication_reminders
  referencing new table as new_rows
  for each statement execute function private.refuse_schedule_of_common_box();
-- What triggers write into this table makes no box common.
create trigger refuse_schedule after update on public.medications
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.refuse_common_box_with_schedule();

/*
 * A box added for a profile and for the whole home at once is the home's: a carer who adds it knows the profile, and not
 * the account.
 */
create function private.clear_profile() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.profile_id := null;
  return new;
end
$$;

-- After the trigger that sets the owner from the profile: triggers run in the order of their names.
create trigger share_new_box before insert on public.medications
  for each row when (new.is_common and new.profile_id is not null)
  execute function private.clear_profile();
create trigger share_box before update of is_common on public.medications
  for each row when (new.is_common and not old.is_common)
  execute function private.clear_profile();

drop policy "viewers of a profile read its medicines" on public.medications;
drop policy "editors of a profile add medicines" on public.medications;
drop policy "editors of a profile change its medicines" on public.medications;
drop policy "managers of a profile delete its medicines" on public.medications;
create policy "viewers of a profile read its boxes and those of its home"
  on public.medications for select to authenticated
  using (
    for_profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
    or (is_common and user_id = any ((select private.get_permitted_homes('view'))::uuid[])));
create policy "editors of a profile add boxes to it and to its home"
  on public.medications for insert to authenticated
  with check (
    for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
    or (is_common and user_id = any ((select private.get_permitted_homes('edit'))::uuid[])));
create policy "editors of a profile change its boxes and those of its home"
  on public.medications for update to authenticated
  using (
    for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
    or (is_common and user_id = any ((select private.get_permitted_homes('edit'))::uuid[])))
  with check (
    for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
    or (is_common and user_id = any ((select private.get_permitted_homes('edit'))::uuid[])));
create policy "managers of a profile delete its boxes and those of its home"
  on public.medications for delete to authenticated
  using (
    for_profile_id = any ((select private.get_permitted_profiles('manage'))::uuid[])
    or (is_common and user_id = any ((select private.get_permitted_homes('manage'))::uuid[])));

/*
 * Medications, intakes and reminders. An archive of a former version lacks columns: a box that is here keeps what it has
 * in them. A box with a schedule is one person's.
 */
create or replace function private.import_cabinet(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  report    jsonb := '{}';
  rows      jsonb;
  scheduled constant text[] := array(
    select r ->> 'medication_id' from jsonb_array_elements(tables -> 'medication_reminders') r);
begin
  select jsonb_agg(jsonb_build_object('is_common', false) || coalesce(to_jsonb(known), '{}') || r || jsonb_build_object(
      'id', new_id,
      'user_id', me,
      'profile_id', profile,
      'is_common', coalesce(profile is null and r ->> 'id' <> all (scheduled)
        and coalesce((r ->> 'is_common')::boolean, known.is_common)
        and not exists (select from public.medication_reminders where medication_id = new_id), false),
      'reference_id', (select id from public.medication_references where id = (r ->> 'reference_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'medications') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.medications known on known.id = new_id
    where (profile is null or profile in (select private.created_profiles(me)))
      and (known.user_id is null or known.user_id = me);
  report := report || jsonb_build_object('medications', private.import_rows('medications', '{id}',
    '{profile_id,reference_id,name,dosage,form,total_quantity,current_quantity,expiry_date,opened_on,posology,notes,is_common,location}',
    '{user_id,created_at}', 't.user_id = $2', me, rows));

  -- Before the reminders: intakes of the past must not answer the doses that are planned from now on.
  select jsonb_agg(r || jsonb_build_object(
      'id', new_id,
      'profile_id', profile,
      'medication_id', (
        select m.id from public.medications m
        where m.user_id = me and m.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)),
      'user_id', case when (r ->> 'user_id')::uuid = source then me end))
    into rows
    from jsonb_array_elements(tables -> 'medication_intake_logs') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me))
      and (r ->> 'quantity_deducted')::numeric <= (r ->> 'quantity_taken')::numeric
      and not exists (
        select from public.medication_intake_logs i
        where i.id = new_id and i.profile_id not in (select private.created_profiles(me)));
  insert into private.running_imports values (pg_current_xact_id());
  report := report || jsonb_build_object('medication_intake_logs', private.import_rows('medication_intake_logs', '{id}',
    '{profile_id,medication_id,medication_name,medication_dosage,medication_form,quantity_taken,quantity_deducted,taken_at,notes}',
    '{user_id,created_at}', 't.profile_id in (select private.created_profiles($2))', me, rows));
  delete from private.running_imports where transaction_id = pg_current_xact_id();

  -- A medication has each reminder time once: one that exists under another id is changed instead of added.
  select jsonb_agg(r || jsonb_build_object('id', coalesce(known.id, new_id), 'medication_id', box.id, 'planned_until', now()))
    into rows
    from jsonb_array_elements(tables -> 'medication_reminders') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    join public.medications box
      on box.user_id = me and box.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)
    left join public.medication_reminders known
      on known.medication_id = box.id and known.reminder_time = (r ->> 'reminder_time')::time
    where not exists (
      select from public.medication_reminders other
      where other.id = new_id and other.medication_id not in (select id from public.medications where user_id = me));
  return report || jsonb_build_object('medication_reminders', private.import_rows('medication_reminders', '{id}',
    '{medication_id,reminder_time,weekdays,starts_on,ends_on,paused_at,paused_until,quantity}',
    '{created_at,planned_until}',
    't.medication_id in (select id from public.medications where user_id = $2)', me, rows));
end
$$;

/*
 * The boxes of a profile: its own, and the common ones of its home. Run as the caller, so that the policies decide;
 * empty for a profile that the caller does not see.
 */
create function public.list_boxes(profile_id uuid) returns setof public.medications
  language sql stable
  set search_path = ''
as $$
  select box.* from public.medications box where box.for_profile_id = list_boxes.profile_id
  union all
  select box.*
  from public.profiles p
  join public.medications box on box.is_common and box.user_id = p.created_by
  where p.id = list_boxes.profile_id and box.for_profile_id <> p.id
$$;
grant execute on function public.list_boxes(uuid) to authenticated;

/*
 * Every box out of which the caller may record a dose for the profile, and those the caller only sees: all of its home,
 * and the common ones of the caller's own home.
 */
create function public.list_boxes_in_reach(profile_id uuid) returns setof public.medications
  language sql stable
  set search_path = ''
as $$
  select box.*
  from public.profiles p
  join public.medications box on box.user_id = p.created_by
  where p.id = list_boxes_in_reach.profile_id
  union all
  select box.*
  from public.profiles p
  join public.medications box on box.is_common and box.user_id = (select auth.uid())
  where p.id = list_boxes_in_reach.profile_id and p.created_by <> (select auth.uid())
$$;
grant execute on function public.list_boxes_in_reach(uuid) to authenticated;
