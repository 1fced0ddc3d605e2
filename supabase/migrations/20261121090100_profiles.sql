-- Who is cared for. An account has one main profile, which shares its id, and any number of
-- others that it created; at most one of them is primary.

create table public.profiles (
  id                  uuid primary key default gen_random_uuid(),
  first_name          text check (length(first_name) <= 100),
  last_name           text check (length(last_name) <= 100),
  is_primary          boolean not null default false,
  profile_type        text not null default 'adult' check (profile_type in ('adult', 'child')),
  date_of_birth       date,
  weight              numeric(6, 2) check (weight >= 0),
  height              numeric(6, 2) check (height >= 0),
  default_pharmacy_id uuid,
  created_by          uuid not null references auth.users on delete cascade,
  created_at          timestamptz not null default now()
);
create index profiles_by_creator on public.profiles (created_by, is_primary desc, created_at);
create unique index one_primary_profile_per_account on public.profiles (created_by) where is_primary;

create table public.profile_details (
  profile_id                       uuid primary key references public.profiles on delete cascade,
  phone                            text check (length(phone) <= 50),
  allergies                        text[] not null default '{}',
  weight_unit                      text not null default 'kg' check (weight_unit in ('kg', 'lbs')),
  height_unit                      text not null default 'cm' check (height_unit in ('cm', 'ft')),
  height                           numeric(6, 2) check (height >= 0),
  treating_doctor_name             text check (length(treating_doctor_name) <= 200),
  treating_doctor_phone            text check (length(treating_doctor_phone) <= 50),
  treating_doctor_email            text check (length(treating_doctor_email) <= 254),
  treating_doctor_address          text check (length(treating_doctor_address) <= 500),
  -- A link people will click: never javascript: or data:.
  treating_doctor_appointment_link text check (treating_doctor_appointment_link ~* '^(https?://|mailto:|tel:)'),
  default_pharmacy_id              uuid,
  updated_at                       timestamptz not null default now()
);
create trigger touch before update on public.profile_details
  for each row execute function private.touch();

alter table public.profiles enable row level security;
alter table public.profile_details enable row level security;

grant select, delete on public.profiles to authenticated;
grant insert (id, first_name, last_name, is_primary, profile_type, date_of_birth, weight, height,
              default_pharmacy_id, created_by) on public.profiles to authenticated;
grant update (first_name, last_name, profile_type, date_of_birth, weight, height,
              default_pharmacy_id) on public.profiles to authenticated;
grant select, insert on public.profile_details to authenticated;
grant update (phone, allergies, weight_unit, height_unit, height, treating_doctor_name,
              treating_doctor_phone, treating_doctor_email, treating_doctor_address,
              treating_doctor_appointment_link, default_pharmacy_id)
  on public.profile_details to authenticated;
grant all on public.profiles, public.profile_details to service_role;

/*
 * The profiles on which the caller holds `level`: 'view', 'edit', 'manage' or 'own'. Every policy
 * of a table that belongs to a profile asks this function and nothing else, so sharing is decided
 * in one place. Whoever created a profile holds every level.
 */
create function private.profiles_i_can(level text) returns setof uuid
  language sql stable security definer
  set search_path = ''
as $$
  select id from public.profiles
  where created_by = (select auth.uid()) and level in ('view', 'edit', 'manage', 'own')
$$;
grant execute on function private.profiles_i_can(text) to authenticated;

/* A profile may not take an account's id: that id is reserved for the account's main profile. */
create function private.is_account(id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select 1 from auth.users where users.id = is_account.id)
$$;
grant execute on function private.is_account(uuid) to authenticated;

-- Not through profiles_i_can: a row being inserted is not in that function's snapshot yet, and
-- "insert … returning" asks this policy about it.
create policy "people read the profiles they created"
  on public.profiles for select to authenticated
  using (created_by = (select auth.uid()));

create policy "people create profiles for those they care for"
  on public.profiles for insert to authenticated
  with check (created_by = (select auth.uid()) and not is_primary and not private.is_account(id));

create policy "people change the profiles they may edit"
  on public.profiles for update to authenticated
  using (id in (select private.profiles_i_can('edit')))
  with check (id in (select private.profiles_i_can('edit')));

create policy "people delete the profiles they created, never their own"
  on public.profiles for delete to authenticated
  using (created_by = (select auth.uid()) and id <> (select auth.uid()));

create policy "those who see a profile read its details"
  on public.profile_details for select to authenticated
  using (profile_id in (select private.profiles_i_can('view')));

create policy "those who edit a profile add its details"
  on public.profile_details for insert to authenticated
  with check (profile_id in (select private.profiles_i_can('edit')));

create policy "those who edit a profile change its details"
  on public.profile_details for update to authenticated
  using (profile_id in (select private.profiles_i_can('edit')))
  with check (profile_id in (select private.profiles_i_can('edit')));

/* Makes the account's main profile where it is missing, with the names given at sign-up. */
create function private.make_main_profile(account uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.profiles (id, first_name, last_name, profile_type, is_primary, created_by)
  select
    users.id,
    nullif(left(trim(users.raw_user_meta_data ->> 'first_name'), 100), ''),
    nullif(left(trim(users.raw_user_meta_data ->> 'last_name'), 100), ''),
    'adult',
    not exists (select 1 from public.profiles p where p.created_by = users.id and p.is_primary),
    users.id
  from auth.users
  where users.id = account
  on conflict do nothing
$$;

/* The signed-in account's main profile, made again if it is missing. PT401 without an account. */
create function public.ensure_main_profile() returns public.profiles
  language plpgsql security definer
  set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
  main public.profiles;
begin
  if account is null then
    raise exception 'User not authenticated' using errcode = 'PT401';
  end if;
  perform private.make_main_profile(account);
  select * into main from public.profiles where id = account;
  return main;
end
$$;
grant execute on function public.ensure_main_profile() to authenticated;

/* Makes one of the caller's profiles the primary one. PT404 when it is not theirs. */
create function public.set_primary_profile(profile_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- The same order for everybody: two calls at once wait for each other instead of locking up.
  perform 1 from public.profiles where created_by = auth.uid() order by id for update;
  if not exists (
    select 1 from public.profiles p
    where p.id = set_primary_profile.profile_id and p.created_by = auth.uid()
  ) then
    raise exception 'Profile not found' using errcode = 'PT404';
  end if;
  update public.profiles p set is_primary = false
    where p.created_by = auth.uid() and p.is_primary and p.id <> set_primary_profile.profile_id;
  update public.profiles p set is_primary = true
    where p.id = set_primary_profile.profile_id and not p.is_primary;
end
$$;
grant execute on function public.set_primary_profile(uuid) to authenticated;

/*
 * A row that belongs to a profile belongs to the account that created the profile, whoever writes
 * it; and it never moves to another account.
 */
create function private.keep_owner() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  owner uuid;
begin
  if new.profile_id is null then
    return new;
  end if;
  select created_by into owner from public.profiles where id = new.profile_id;
  if tg_op = 'UPDATE' and owner is distinct from old.user_id then
    raise exception 'A row cannot move to another account' using errcode = '42501';
  end if;
  -- An unknown profile leaves the caller's own id: the policies and the foreign key refuse it.
  new.user_id := coalesce(owner, new.user_id);
  return new;
end
$$;
