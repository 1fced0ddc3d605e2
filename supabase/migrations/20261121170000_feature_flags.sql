-- What of the product is on, and for whom. Admins decide; everybody else is told no more than what is on for them.

create table public.feature_flags (
  id               uuid primary key default gen_random_uuid(),
  -- As the code asks for it.
  name             text not null unique check (name ~ '^[a-z][a-z0-9_]{0,62}$'),
  description      text not null default '',
  is_enabled       boolean not null default false,
  targeting_type   text not null default 'global'
                   check (targeting_type in ('global', 'percentage', 'role', 'user_specific', 'date_range')),
  -- Of its type: percentage, roles, user_ids, or start_date and end_date.
  targeting_config jsonb not null default '{}' check (jsonb_typeof(targeting_config) = 'object'),
  created_at       timestamptz not null default now(),
  created_by       uuid references auth.users on delete set null,
  updated_at       timestamptz not null default now(),
  updated_by       uuid references auth.users on delete set null,
  -- What is asked for everybody must never fail on what somebody once typed.
  constraint targeting_of_its_type check (case targeting_type
    when 'percentage' then coalesce(
      jsonb_typeof(targeting_config -> 'percentage') = 'number'
        and (targeting_config ->> 'percentage')::numeric between 0 and 100, false)
    when 'role' then coalesce(jsonb_typeof(targeting_config -> 'roles') = 'array', false)
    when 'user_specific' then coalesce(jsonb_typeof(targeting_config -> 'user_ids') = 'array', false)
    when 'date_range' then
      coalesce(targeting_config ->> 'start_date' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$'
        and (targeting_config ->> 'start_date')::timestamptz is not null, true)
      and coalesce(targeting_config ->> 'end_date' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$'
        and (targeting_config ->> 'end_date')::timestamptz is not null, true)
    else true
  end)
);
create index feature_flags_by_creator on public.feature_flags (created_by);
create index feature_flags_by_changer on public.feature_flags (updated_by);

-- It outlives its flag, and nobody writes it but the trigger below.
create table public.feature_flags_history (
  id              bigint generated always as identity primary key,
  feature_flag_id uuid not null,
  changed_at      timestamptz not null default clock_timestamp(),
  changed_by      uuid references auth.users on delete set null,
  -- The whole flag; nothing before it was there, and nothing after it is gone.
  before          jsonb,
  after           jsonb
);
create index feature_flags_history_by_flag on public.feature_flags_history (feature_flag_id, changed_at desc);
create index feature_flags_history_by_changer on public.feature_flags_history (changed_by);

alter table public.feature_flags enable row level security;
alter table public.feature_flags_history enable row level security;

grant select, insert, delete on public.feature_flags to authenticated;
grant update (name, description, is_enabled, targeting_type, targeting_config, updated_by)
  on public.feature_flags to authenticated;
grant select on public.feature_flags_history to authenticated;
grant all on public.feature_flags, public.feature_flags_history to service_role;

create policy "admins write flags"
  on public.feature_flags for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins read how flags changed"
  on public.feature_flags_history for select to authenticated using ((select private.is_admin()));

/* Who wrote a flag is who is signed in, whatever they send. */
create function private.sign_feature_flag() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  new.updated_by := (select auth.uid());
  new.created_by := case when tg_op = 'INSERT' then new.updated_by else old.created_by end;
  return new;
end
$$;
create trigger sign before insert or update on public.feature_flags
  for each row execute function private.sign_feature_flag();

create function private.note_feature_flag() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.feature_flags_history (feature_flag_id, changed_by, before, after)
  values (
    coalesce(new.id, old.id),
    (select auth.uid()),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end);
  return null;
end
$$;
create trigger note after insert or update or delete on public.feature_flags
  for each row execute function private.note_feature_flag();

/* Where an account stands in a flag's order, 0 to 9999: FNV-1a, 32 bits. The same number as domain/flags/bucket.ts. */
create function private.flag_bucket(flag uuid, account uuid) returns integer
  language plpgsql immutable strict parallel safe
  set search_path = ''
as $$
declare
  bytes constant bytea := convert_to(flag || ':' || account, 'UTF8');
  hash bigint := 2166136261;
begin
  for place in 0 .. length(bytes) - 1 loop
    hash := ((hash # get_byte(bytes, place)) * 16777619) & 4294967295;
  end loop;
  return hash % 10000;
end
$$;

/* Whether a flag is on for an account with these roles at this moment. The same word as domain/flags/flag.ts. */
create function private.flag_is_on(
  flag public.feature_flags, account uuid, roles text[], moment timestamptz) returns boolean
  language sql stable
  set search_path = ''
as $$
  select flag.is_enabled and case flag.targeting_type
    when 'global' then true
    when 'percentage' then
      private.flag_bucket(flag.id, account) < round((flag.targeting_config ->> 'percentage')::numeric * 100)
    when 'role' then flag.targeting_config -> 'roles' ?| roles
    when 'user_specific' then flag.targeting_config -> 'user_ids' ? account::text
    when 'date_range' then
      coalesce((flag.targeting_config ->> 'start_date')::timestamptz <= moment, true)
      and coalesce(moment < (flag.targeting_config ->> 'end_date')::timestamptz, true)
  end
$$;

/* The names of the flags that are on for whoever asks. Whom a flag is meant for stays with the admins. */
create function public.my_feature_flags() returns setof text
  language sql stable security definer
  set search_path = ''
as $$
  select f.name
  from public.feature_flags f
  where private.flag_is_on(
    f,
    (select auth.uid()),
    array(select r.role from public.user_roles r where r.user_id = (select auth.uid())),
    now())
  order by f.name
$$;
grant execute on function public.my_feature_flags() to authenticated;

insert into public.feature_flags (name, description) values
  ('barcode_scanner', 'Lecture du code-barres d’une boîte avec l’appareil photo, dans l’inventaire.');
