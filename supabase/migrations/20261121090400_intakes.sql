-- What was taken. An intake is a fact: it is never refused because the recorded stock was wrong.
-- It moves the stock in the same transaction, remembers how much, and gives exactly that back
-- when it is deleted.

create table public.medication_intake_logs (
  id                uuid primary key default gen_random_uuid(),
  -- Who logged it. The fact outlives the account: it belongs to the profile.
  user_id           uuid references auth.users on delete set null,
  profile_id        uuid not null references public.profiles on delete cascade,
  medication_id     uuid references public.medications on delete set null,
  -- What the box said then: the history stays readable when the box is edited or thrown away.
  medication_name   text not null,
  medication_dosage text not null,
  medication_form   text not null,
  quantity_taken    numeric(10, 2) not null default 1 check (quantity_taken >= 1),
  quantity_deducted numeric(10, 2) not null check (quantity_deducted >= 0),
  taken_at          timestamptz not null default now(),
  notes             text check (length(notes) <= 1000),
  created_at        timestamptz not null default now()
);
create index intakes_by_profile on public.medication_intake_logs (profile_id, taken_at desc);
create index intakes_by_medication on public.medication_intake_logs (medication_id, taken_at desc);
create index intakes_by_user on public.medication_intake_logs (user_id);

alter table public.medication_intake_logs enable row level security;

grant select, delete on public.medication_intake_logs to authenticated;
grant insert (id, user_id, medication_id, quantity_taken, taken_at, notes)
  on public.medication_intake_logs to authenticated;
grant all on public.medication_intake_logs to service_role;

/*
 * Runs before the row's own policy, which refuses it afterwards, and the stock with it, when the
 * caller may not log for that profile. A row whose id is known was sent twice: it counts once.
 */
create function private.take_from_stock() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  box public.medications;
begin
  select * into box from public.medications where id = new.medication_id for update;
  if not found then
    -- The answer a stranger's box gets, so that nobody learns which boxes exist.
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
  update public.medications
    set current_quantity = current_quantity - new.quantity_deducted
    where id = box.id;
  return new;
end
$$;
create trigger take_from_stock before insert on public.medication_intake_logs
  for each row execute function private.take_from_stock();

create function private.give_back_to_stock() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.medications
    set current_quantity = current_quantity + old.quantity_deducted
    where id = old.medication_id;
  return null;
end
$$;
create trigger give_back_to_stock after delete on public.medication_intake_logs
  for each row execute function private.give_back_to_stock();

create policy "those who see a profile read its intakes"
  on public.medication_intake_logs for select to authenticated
  using (profile_id in (select private.profiles_i_can('view')));
create policy "those who edit a profile log its intakes"
  on public.medication_intake_logs for insert to authenticated
  with check (profile_id in (select private.profiles_i_can('edit')));
create policy "owners delete intakes, carers those they logged"
  on public.medication_intake_logs for delete to authenticated
  using (
    profile_id in (select private.profiles_i_can('own'))
    or (user_id = (select auth.uid()) and profile_id in (select private.profiles_i_can('edit')))
  );
