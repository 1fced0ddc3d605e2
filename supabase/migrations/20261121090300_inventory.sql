-- What is in the cabinet: reference medicines to choose from, boxes, and their reminder times.

create table public.medication_references (
  id                    uuid primary key default gen_random_uuid(),
  cis                   text check (cis ~ '^\d{8}$'),
  cip13                 text unique check (cip13 ~ '^\d{13}$'),
  name                  text not null check (name ~ '\S'),
  name_es               text,
  dosage                text not null,
  form                  text not null,
  price                 numeric(8, 2) check (price >= 0),
  prescription_required text not null,
  active_molecule       text not null,
  treated_symptoms      text,
  treated_symptoms_es   text,
  side_effects          text,
  side_effects_es       text,
  default_posology      text,
  default_posology_es   text,
  default_quantity      integer check (default_quantity > 0),
  source                text not null,
  source_date           date not null,
  folded_name           text not null generated always as (private.fold(name)) stored,
  folded_molecule       text not null generated always as (private.fold(active_molecule)) stored
);
create index medication_references_by_name on public.medication_references (folded_name text_pattern_ops);

create table public.medications (
  id               uuid primary key default gen_random_uuid(),
  user_id          uuid not null references auth.users on delete cascade,
  profile_id       uuid references public.profiles on delete cascade,
  -- Without a profile a box belongs to the account's main profile, which has the account's id.
  for_profile_id   uuid not null generated always as (coalesce(profile_id, user_id)) stored,
  reference_id     uuid references public.medication_references on delete set null,
  name             text not null check (name ~ '\S' and length(name) <= 200),
  dosage           text not null check (dosage ~ '\S' and length(dosage) <= 100),
  form             text not null check (form in ('Comprimé', 'Gélule', 'Sirop', 'Crème', 'Solution injectable')),
  total_quantity   numeric(10, 2) not null check (total_quantity >= 1),
  current_quantity numeric(10, 2) not null check (current_quantity >= 0),
  expiry_date      date not null,
  opened_on        date,
  posology         text check (length(posology) <= 1000),
  notes            text check (length(notes) <= 1000),
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now()
);
create index medications_by_profile on public.medications (for_profile_id, created_at desc);
create index medications_by_user on public.medications (user_id);
create trigger keep_owner before insert or update of profile_id on public.medications
  for each row execute function private.keep_owner();
create trigger touch before update on public.medications
  for each row execute function private.touch();

create table public.medication_reminders (
  id            uuid primary key default gen_random_uuid(),
  medication_id uuid not null references public.medications on delete cascade,
  reminder_time time not null,
  created_at    timestamptz not null default now(),
  unique (medication_id, reminder_time)
);

alter table public.medication_references enable row level security;
alter table public.medications enable row level security;
alter table public.medication_reminders enable row level security;

grant select on public.medication_references to authenticated;
grant select, delete on public.medications to authenticated;
grant insert (id, user_id, profile_id, reference_id, name, dosage, form, total_quantity,
              current_quantity, expiry_date, opened_on, posology, notes)
  on public.medications to authenticated;
grant update (profile_id, reference_id, name, dosage, form, total_quantity, current_quantity,
              expiry_date, opened_on, posology, notes)
  on public.medications to authenticated;
grant select, delete on public.medication_reminders to authenticated;
grant insert (id, medication_id, reminder_time) on public.medication_reminders to authenticated;
grant update (reminder_time) on public.medication_reminders to authenticated;
grant all on public.medication_references, public.medications, public.medication_reminders to service_role;

create policy "signed-in people read reference medicines"
  on public.medication_references for select to authenticated
  using (true);

create policy "those who see a profile read its medicines"
  on public.medications for select to authenticated
  using (for_profile_id in (select private.profiles_i_can('view')));
create policy "those who edit a profile add medicines"
  on public.medications for insert to authenticated
  with check (for_profile_id in (select private.profiles_i_can('edit')));
create policy "those who edit a profile change its medicines"
  on public.medications for update to authenticated
  using (for_profile_id in (select private.profiles_i_can('edit')))
  with check (for_profile_id in (select private.profiles_i_can('edit')));
create policy "those who manage a profile delete its medicines"
  on public.medications for delete to authenticated
  using (for_profile_id in (select private.profiles_i_can('manage')));

create policy "those who see a medicine read its reminder times"
  on public.medication_reminders for select to authenticated
  using (exists (select 1 from public.medications m where m.id = medication_id));
create policy "those who edit a profile add reminder times"
  on public.medication_reminders for insert to authenticated
  with check (exists (
    select 1 from public.medications m
    where m.id = medication_id and m.for_profile_id in (select private.profiles_i_can('edit'))));
create policy "those who edit a profile change reminder times"
  on public.medication_reminders for update to authenticated
  using (exists (
    select 1 from public.medications m
    where m.id = medication_id and m.for_profile_id in (select private.profiles_i_can('edit'))));
create policy "those who edit a profile delete reminder times"
  on public.medication_reminders for delete to authenticated
  using (exists (
    select 1 from public.medications m
    where m.id = medication_id and m.for_profile_id in (select private.profiles_i_can('edit'))));

/*
 * Reference medicines whose name or molecule holds `query`, accents and case apart: names that
 * begin with it first, then names with a word that does, then the rest. At most 50 rows.
 */
create function public.search_medication_references(query text, max_results integer default 5)
  returns setof public.medication_references
  language sql stable
  set search_path = ''
as $$
  with wanted as (
    select replace(replace(replace(private.fold(trim(query)), '\', '\\'), '%', '\%'), '_', '\_') as words
  )
  select r.*
  from public.medication_references r, wanted
  where length(wanted.words) >= 2
    and (r.folded_name like '%' || wanted.words || '%' or r.folded_molecule like '%' || wanted.words || '%')
  order by
    case
      when r.folded_name like wanted.words || '%' then 0
      when r.folded_name like '% ' || wanted.words || '%' then 1
      when r.folded_name like '%' || wanted.words || '%' then 2
      else 3
    end,
    r.name, r.dosage, r.default_quantity, r.id
  limit least(greatest(max_results, 1), 50)
$$;
grant execute on function public.search_medication_references(text, integer) to authenticated;
