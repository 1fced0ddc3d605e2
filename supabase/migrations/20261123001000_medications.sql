-- The boxes of a cabinet and the doses taken out of them. An intake that happened is never refused because the
-- recorded stock was wrong. It lowers the stock in the same transaction, stores by how much, and gives exactly that back
-- when it is deleted.
-- A dose is any amount above zero: quarters of a tablet, drops and decimals of a syrup, to the thousandth, in the stock
-- as in doses, so that what is given back is what was taken.

create table public.medications (
  id               uuid primary key default gen_random_uuid(),
  user_id          uuid not null references auth.users on delete cascade,
  profile_id       uuid references public.profiles on delete cascade,
  -- Without a profile a box belongs to the account's main profile, which has the account's id.
  for_profile_id   uuid not null generated always as (coalesce(profile_id, user_id)) stored,
  reference_id     uuid references public.medication_references on delete set null,
  name             text not null,
  dosage           text not null,
  form             text not null check (form in ('Comprimé', 'Gélule', 'Sirop', 'Crème', 'Solution injectable')),
  total_quantity   numeric(12, 3) not null,
  current_quantity numeric(12, 3) not null,
  expiry_date      date not null,
  opened_on        date,
  posology         text,
  notes            text,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  constraint medications_name_in_bounds
    check (name ~ '\S' and length(name) <= 200 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medications_dosage_in_bounds
    check (dosage ~ '\S' and length(dosage) <= 100 and dosage !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medications_total_quantity_in_bounds check (total_quantity between 1 and 9999999),
  -- More than a form accepts: returning a dose to a full box is never refused.
  constraint medications_current_quantity_in_bounds check (current_quantity between 0 and 99999999),
  constraint medications_expiry_date_in_bounds check (expiry_date between '1900-01-01' and '2200-12-31'),
  constraint medications_opened_on_in_bounds check (opened_on between '1900-01-01' and '2200-12-31'),
  constraint medications_posology_in_bounds
    check (length(posology) <= 1000 and posology !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint medications_notes_in_bounds
    check (length(notes) <= 1000 and notes !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint medications_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create index medications_by_profile on public.medications (for_profile_id, created_at desc);
create index medications_by_user on public.medications (user_id);
create index medications_by_own_profile on public.medications (profile_id) where profile_id is not null;

create table public.medication_intake_logs (
  id                uuid primary key default gen_random_uuid(),
  -- The account that logged it. The intake outlives that account: it belongs to the profile.
  user_id           uuid references auth.users on delete set null,
  profile_id        uuid not null references public.profiles on delete cascade,
  medication_id     uuid references public.medications on delete set null,
  -- Copied from the box, so that the history stays readable when the box is changed or deleted.
  medication_name   text not null,
  medication_dosage text not null,
  medication_form   text not null,
  quantity_taken    numeric(12, 3) not null default 1,
  quantity_deducted numeric(12, 3) not null,
  taken_at          timestamptz not null default now(),
  notes             text,
  created_at        timestamptz not null default now(),
  constraint medication_intake_logs_medication_name_in_bounds
    check (medication_name ~ '\S' and length(medication_name) <= 200
      and medication_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_intake_logs_medication_dosage_in_bounds
    check (medication_dosage ~ '\S' and length(medication_dosage) <= 100
      and medication_dosage !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_intake_logs_medication_form_in_bounds
    check (medication_form ~ '\S' and length(medication_form) <= 100
      and medication_form !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_intake_logs_quantity_taken_in_bounds check (quantity_taken > 0 and quantity_taken <= 10000),
  constraint medication_intake_logs_quantity_deducted_in_bounds
    check (quantity_deducted between 0 and 10000 and (quantity_deducted <= quantity_taken) is true),
  constraint medication_intake_logs_taken_at_in_bounds
    check (taken_at between '1900-01-01T00:00Z' and created_at + interval '15 minutes'),
  constraint medication_intake_logs_notes_in_bounds
    check (length(notes) <= 1000 and notes !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint medication_intake_logs_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create index intakes_by_profile on public.medication_intake_logs (profile_id, taken_at desc);
create index intakes_by_medication on public.medication_intake_logs (medication_id, taken_at desc);
create index intakes_by_user on public.medication_intake_logs (user_id);

alter table public.medications enable row level security;
alter table public.medication_intake_logs enable row level security;

grant select, delete on public.medications, public.medication_intake_logs to authenticated;
grant insert (id, user_id, profile_id, reference_id, name, dosage, form, total_quantity, current_quantity,
  expiry_date, opened_on, posology, notes) on public.medications to authenticated;
grant update (profile_id, reference_id, name, dosage, form, total_quantity, current_quantity, expiry_date,
  opened_on, posology, notes) on public.medications to authenticated;
grant insert (id, user_id, medication_id, quantity_taken, taken_at, notes)
  on public.medication_intake_logs to authenticated;
grant all on public.medications, public.medication_intake_logs to service_role;

/*
 * Runs before the row's own policy, which refuses the row afterwards, and its stock with it, when the caller may not
 * log for that profile. A row whose id is known was sent twice: it counts once. The box is locked here, so that its
 * stock stays the same until `deduct_from_stock` lowers it at the end of the statement.
 */
create function private.set_intake_columns() returns trigger
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
  new.profile_id := box.for_profile_id;
  new.medication_name := box.name;
  new.medication_dosage := box.dosage;
  new.medication_form := box.form;
  new.quantity_deducted := least(new.quantity_taken, box.current_quantity);
  return new;
end
$$;

/* The quantities of deleted intakes return to their boxes, each of which is written once. */
create function private.add_back_to_stock() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform 1 from public.medications box
    join (select distinct medication_id as id from old_rows) as restored using (id)
    order by box.id for no key update of box;
  update public.medications box
    set current_quantity = box.current_quantity + restored.quantity
    from (
      select medication_id, sum(quantity_deducted) as quantity from old_rows group by medication_id) as restored
    where box.id = restored.medication_id;
  return null;
end
$$;

/*
 * Lowers each box by what the statement took from it, never below zero. Writing a box once for each dose made a request
 * with many doses block the embedded database. Where the statement took more than the box held, the doses share the rest
 * in the order of their ids, so that deleting them returns exactly that.
 */
create function private.deduct_from_stock() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned()) then
    return null;
  end if;
  update public.medication_intake_logs i
    set quantity_deducted = share.quantity
    from (
      select taken.id, greatest(least(taken.quantity_taken, box.current_quantity + taken.quantity_taken
        - sum(taken.quantity_taken) over (partition by box.id order by taken.id)), 0) as quantity
      from new_rows as taken join public.medications box on box.id = taken.medication_id) as share
    where i.id = share.id and i.quantity_deducted <> share.quantity;
  update public.medications box
    set current_quantity = greatest(box.current_quantity - taken.quantity, 0)
    from (select medication_id, sum(quantity_taken) as quantity from new_rows group by medication_id) as taken
    where box.id = taken.medication_id;
  return null;
end
$$;

create trigger set_owner before insert or update of profile_id on public.medications
  for each row execute function private.set_owner();
create trigger set_updated_at before update on public.medications
  for each row execute function private.set_updated_at();
create trigger set_intake_columns before insert on public.medication_intake_logs
  for each row execute function private.set_intake_columns();
create trigger add_back_to_stock after delete on public.medication_intake_logs
  referencing old table as old_rows
  for each statement execute function private.add_back_to_stock();
create trigger deduct_from_stock after insert on public.medication_intake_logs
  referencing new table as new_rows
  for each statement execute function private.deduct_from_stock();

create policy "viewers of a profile read its medicines"
  on public.medications for select to authenticated
  using (for_profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "editors of a profile add medicines"
  on public.medications for insert to authenticated
  with check (for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "editors of a profile change its medicines"
  on public.medications for update to authenticated
  using (for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  with check (for_profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "managers of a profile delete its medicines"
  on public.medications for delete to authenticated
  using (for_profile_id = any ((select private.get_permitted_profiles('manage'))::uuid[]));
create policy "viewers of a profile read its intakes"
  on public.medication_intake_logs for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "editors of a profile log its intakes"
  on public.medication_intake_logs for insert to authenticated
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "owners delete intakes, carers delete those they logged"
  on public.medication_intake_logs for delete to authenticated
  using (
    profile_id = any ((select private.get_permitted_profiles('own'))::uuid[])
    or (user_id = (select auth.uid()) and profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])));
