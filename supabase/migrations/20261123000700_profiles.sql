-- The persons whose medicines an account manages. An account has one main profile, which shares its id, and any number
-- of others that it created; at most one of them is primary.
-- Numbers are checked with `between`: NaN, which is greater than every number, is not between any two.

create table public.profiles (
  id                  uuid primary key default gen_random_uuid(),
  first_name          text,
  last_name           text,
  is_primary          boolean not null default false,
  profile_type        text not null default 'adult' check (profile_type in ('adult', 'child')),
  date_of_birth       date,
  weight              numeric(6, 2),
  height              numeric(6, 2),
  default_pharmacy_id uuid references public.online_pharmacies on delete set null,
  created_by          uuid not null references auth.users on delete cascade,
  created_at          timestamptz not null default now(),
  -- The version that an edit names.
  updated_at          timestamptz not null default now(),
  constraint profiles_first_name_in_bounds
    check (length(first_name) <= 100 and first_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profiles_last_name_in_bounds
    check (length(last_name) <= 100 and last_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  -- One day after UTC is today where the day begins first. Compared with the row's own time, so that it stays true.
  constraint profiles_date_of_birth_in_bounds
    check (date_of_birth between '1900-01-01' and (updated_at at time zone 'UTC')::date + 1),
  constraint profiles_weight_in_bounds check (weight between 0.3 and 400),
  constraint profiles_height_in_bounds check (height between 20 and 260),
  constraint profiles_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create index profiles_by_creator on public.profiles (created_by, is_primary desc, created_at);
create unique index one_primary_profile_per_account on public.profiles (created_by) where is_primary;

create table public.profile_details (
  profile_id                       uuid primary key references public.profiles on delete cascade,
  phone                            text,
  allergies                        text[] not null default '{}',
  weight_unit                      text not null default 'kg' check (weight_unit in ('kg', 'lbs')),
  height_unit                      text not null default 'cm' check (height_unit in ('cm', 'ft')),
  height                           numeric(6, 2),
  treating_doctor_name             text,
  treating_doctor_phone            text,
  treating_doctor_email            text,
  treating_doctor_address          text,
  -- People click this link: never javascript: or data:.
  treating_doctor_appointment_link text check (treating_doctor_appointment_link ~* '^(https?://|mailto:|tel:)'),
  default_pharmacy_id              uuid references public.online_pharmacies on delete set null,
  updated_at                       timestamptz not null default now(),
  constraint profile_details_phone_in_bounds
    check (length(phone) <= 50 and phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_details_allergies_in_bounds
    check (case when cardinality(allergies) = 0 then true when array_ndims(allergies) <> 1 then false
      else cardinality(allergies) <= 100
        and cardinality(string_to_array(array_to_string(allergies, e'\n'), e'\n')) = cardinality(allergies)
        and array_to_string(allergies, e'\n') !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]'
        and array_to_string(allergies, e'\n') !~ '(^|\n)\s*(\n|$)'
      and array_to_string(allergies, e'\n') !~ '[^\n]{101}' end),
  constraint profile_details_height_in_bounds check (height between 20 and 260),
  constraint profile_details_treating_doctor_name_in_bounds
    check (length(treating_doctor_name) <= 200 and treating_doctor_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_details_treating_doctor_phone_in_bounds
    check (length(treating_doctor_phone) <= 50 and treating_doctor_phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_details_treating_doctor_email_in_bounds
    check (length(treating_doctor_email) <= 254 and treating_doctor_email !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_details_treating_doctor_address_in_bounds
    check (length(treating_doctor_address) <= 500
      and treating_doctor_address !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  -- The scheme is checked above.
  constraint profile_details_treating_doctor_appointment_link_in_bounds
    check (length(treating_doctor_appointment_link) <= 2000
      and treating_doctor_appointment_link !~ '[\s\u0001-\u001f\u007f-\u009f]'),
  constraint profile_details_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);

alter table public.profiles enable row level security;
alter table public.profile_details enable row level security;

grant select, delete on public.profiles to authenticated;
grant select, insert on public.profile_details to authenticated;
grant insert (id, first_name, last_name, is_primary, profile_type, date_of_birth, weight, height,
  default_pharmacy_id, created_by) on public.profiles to authenticated;
grant update (first_name, last_name, profile_type, date_of_birth, weight, height, default_pharmacy_id)
  on public.profiles to authenticated;
grant update (phone, allergies, weight_unit, height_unit, height, treating_doctor_name, treating_doctor_phone,
  treating_doctor_email, treating_doctor_address, treating_doctor_appointment_link, default_pharmacy_id)
  on public.profile_details to authenticated;
grant all on public.profiles, public.profile_details to service_role;

/*
 * The profiles on which the caller holds `level`: 'view', 'edit', 'manage' or 'own'. The creator of a profile holds
 * every level; an account that it is shared with holds its permission once it has opened the profile, and never 'own'.
 * Empty for a session without the second factor of its account. Policies call it as `= any ((select …)::uuid[])`, which
 * runs once for a statement and lets an index find the rows; `in (select …)` read every row of the table.
 */
create function private.get_permitted_profiles(level text) returns uuid[]
  -- Not in SQL: it would be planned again for every statement, which takes longer than running it.
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me          constant uuid := auth.uid();
  -- The permissions that include the level; none includes 'own'.
  permissions constant text[] := case level
    when 'view' then array['view', 'edit', 'manage']
    when 'edit' then array['edit', 'manage']
    when 'manage' then array['manage']
    when 'own' then array[]::text[]
  end;
begin
  if not private.has_required_aal() then
    return array[]::uuid[];
  end if;
  return array(
    select profiles.id from public.profiles where profiles.created_by = me and permissions is not null
    union all
    select share.profile_id
    from public.profile_shares share
    join private.profile_openings opening on opening.share_id = share.id
    where share.shared_with_user_id = me
      and share.status = 'accepted'
      and share.permission_type = any (permissions)
      and opening.expires_at > now());
end
$$;
grant execute on function private.get_permitted_profiles(text) to authenticated;

/* A profile may not take an account's id: that id is reserved for the account's main profile. */
create function private.account_exists(id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select 1 from auth.users where users.id = account_exists.id)
$$;
grant execute on function private.account_exists(uuid) to authenticated;

/*
 * Creates the main profile of an account where it is missing, with the names given at sign-up, which are not validated.
 */
create function private.create_main_profile(account uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  with account_names as (
    select users.id,
      regexp_replace(users.raw_user_meta_data ->> 'first_name', '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g') as first,
      regexp_replace(users.raw_user_meta_data ->> 'last_name', '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g') as last
    from auth.users
    where users.id = account
  )
  insert into public.profiles (id, first_name, last_name, profile_type, is_primary, created_by)
  select
    account_names.id,
    nullif(left(trim(account_names.first), 100), ''),
    nullif(left(trim(account_names.last), 100), ''),
    'adult',
    not exists (select 1 from public.profiles p where p.created_by = account_names.id and p.is_primary),
    account_names.id
  from account_names
  on conflict do nothing
$$;

/*
 * A row of a profile belongs to the account that created the profile, whichever account writes it, and never moves to
 * another account.
 */
create function private.set_owner() returns trigger
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
  -- With an unknown profile the caller's id stays: the policies and the foreign key refuse the row.
  new.user_id := coalesce(owner, new.user_id);
  return new;
end
$$;

/* First and last name; null for a profile without any. The name of an account is that of its main profile. */
create function private.get_profile_name(profile uuid) returns text
  language sql stable security definer
  set search_path = ''
as $$
  select nullif(trim(concat_ws(' ', first_name, last_name)), '') from public.profiles where id = profile
$$;

create trigger set_updated_at before update on public.profile_details
  for each row execute function private.set_updated_at();
-- An edit names the version it read. Which profile is the primary one is not part of that version.
create trigger set_updated_at
  before update of first_name, last_name, profile_type, date_of_birth, weight, height, default_pharmacy_id
  on public.profiles
  for each row execute function private.set_updated_at();
create trigger require_aal before update or delete on public.profiles
  for each statement execute function private.require_aal();

create policy "people create profiles"
  on public.profiles for insert to authenticated
  with check (created_by = (select auth.uid()) and not is_primary and not private.account_exists(id));
create policy "people change the profiles they may edit"
  on public.profiles for update to authenticated
  using (id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  with check (id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "people delete the profiles they created, never their own"
  on public.profiles for delete to authenticated
  using (created_by = (select auth.uid()) and id <> (select auth.uid()));
create policy "viewers of a profile read its details"
  on public.profile_details for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "editors of a profile add its details"
  on public.profile_details for insert to authenticated
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "editors of a profile change its details"
  on public.profile_details for update to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
-- The first condition does not use get_permitted_profiles: a row being inserted is not in that function's snapshot
-- yet, and "insert … returning" checks this policy.
create policy "people read the profiles they created and those they opened"
  on public.profiles for select to authenticated
  using (
    created_by = (select auth.uid())
    or id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "the second factor is required where there is one" on public.profiles
  as restrictive for all to authenticated using ((select private.has_required_aal()));

/* The signed-in account's main profile, created again if it is missing. PT401 without an account. */
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
  if not private.has_required_aal() then
    raise exception 'A second factor is required' using errcode = '42501';
  end if;
  perform private.create_main_profile(account);
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
  -- Always locked in the same order: two calls at once wait for each other instead of deadlocking.
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
