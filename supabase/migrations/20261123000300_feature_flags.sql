-- Which parts of the product are on, and for whom. Administrators decide; everybody else reads only what is on for
-- them.

create table public.feature_flags (
  id               uuid primary key default gen_random_uuid(),
  -- The name the code uses.
  name             text not null unique check (name ~ '^[a-z][a-z0-9_]{0,62}$'),
  description      text not null default '',
  is_enabled       boolean not null default false,
  targeting_type   text not null default 'global'
                   check (targeting_type in ('global', 'percentage', 'role', 'user_specific', 'date_range')),
  -- Depends on the type: percentage, roles, user_ids, or start_date and end_date. A period may be open on one side.
  targeting_config jsonb not null default '{}',
  created_at       timestamptz not null default now(),
  created_by       uuid references auth.users on delete set null,
  updated_at       timestamptz not null default now(),
  updated_by       uuid references auth.users on delete set null,
  constraint targeting_config_matches_type check (case targeting_type
    when 'percentage' then coalesce(
      jsonb_typeof(targeting_config -> 'percentage') = 'number'
        and (targeting_config ->> 'percentage')::numeric between 0 and 100, false)
    when 'role' then coalesce(jsonb_typeof(targeting_config -> 'roles') = 'array', false)
    when 'user_specific' then coalesce(jsonb_typeof(targeting_config -> 'user_ids') = 'array', false)
    when 'date_range' then
      case when targeting_config ->> 'start_date' is null then true
        else targeting_config ->> 'start_date' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$'
          and (targeting_config ->> 'start_date')::timestamptz is not null end
      and case when targeting_config ->> 'end_date' is null then true
        else targeting_config ->> 'end_date' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$'
          and (targeting_config ->> 'end_date')::timestamptz is not null end
    else true
    end),
  constraint feature_flags_period_in_bounds check (
    targeting_type <> 'date_range'
    or (coalesce(targeting_config ->> 'start_date', '2000') ~ '^(19|20|21)\d\d'
      and coalesce(targeting_config ->> 'end_date', '2000') ~ '^(19|20|21)\d\d')),
  constraint feature_flags_description_in_bounds
    check (length(description) <= 1000 and description !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint feature_flags_targeting_config_in_bounds
    check (jsonb_typeof(targeting_config) = 'object' and octet_length(targeting_config::text) <= 100000
      and not jsonb_path_exists(targeting_config, '$.**{10}')
      and not jsonb_path_exists(targeting_config, '$.** ? (@ > 1000000000000000 || @ < -1000000000000000)')),
  constraint feature_flags_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z'),
  constraint feature_flags_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);
create index feature_flags_by_creator on public.feature_flags (created_by);
create index feature_flags_by_changer on public.feature_flags (updated_by);

-- The history outlives its flag; only the trigger below writes it.
create table public.feature_flags_history (
  id              bigint generated always as identity primary key,
  feature_flag_id uuid not null,
  changed_at      timestamptz not null default clock_timestamp(),
  changed_by      uuid references auth.users on delete set null,
  -- The whole flag; `before` is null when it was created and `after` when it was deleted.
  before          jsonb,
  after           jsonb
);
create index feature_flags_history_by_flag on public.feature_flags_history (feature_flag_id, changed_at desc);
create index feature_flags_history_by_changer on public.feature_flags_history (changed_by);

alter table public.feature_flags enable row level security;
alter table public.feature_flags_history enable row level security;

grant select, insert, delete on public.feature_flags to authenticated;
grant select on public.feature_flags_history to authenticated;
grant update (name, description, is_enabled, targeting_type, targeting_config, updated_by)
  on public.feature_flags to authenticated;
grant all on public.feature_flags, public.feature_flags_history to service_role;

/*
 * The author of a flag is the signed-in account, whatever the request sends. When an account is deleted, the foreign
 * key empties these columns, and this trigger must not fill them again.
 */
create function private.set_flag_author() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  new.updated_by := (select auth.uid());
  new.created_by := case
    when tg_op = 'INSERT' then new.updated_by
    when new.created_by is not null then old.created_by
  end;
  return new;
end
$$;

create function private.log_flag_change() returns trigger
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

/* The bucket of an account for a flag, 0 to 9999: FNV-1a, 32 bits. domain/flags/bucket.ts computes the same number. */
create function private.get_flag_bucket(flag uuid, account uuid) returns integer
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

/* Whether a flag is on for an account with these roles at this moment. domain/flags/flag.ts decides the same. */
create function private.is_flag_enabled(
  flag public.feature_flags, account uuid, roles text[], moment timestamptz) returns boolean
  language sql stable
  set search_path = ''
as $$
  select flag.is_enabled and case flag.targeting_type
    when 'global' then true
    when 'percentage' then
      private.get_flag_bucket(flag.id, account) < round((flag.targeting_config ->> 'percentage')::numeric * 100)
    when 'role' then flag.targeting_config -> 'roles' ?| roles
    when 'user_specific' then flag.targeting_config -> 'user_ids' ? account::text
    when 'date_range' then
      coalesce((flag.targeting_config ->> 'start_date')::timestamptz <= moment, true)
      and coalesce(moment < (flag.targeting_config ->> 'end_date')::timestamptz, true)
  end
$$;

/* Whether a feature is on for an account, by its name; a missing flag is off. */
create function private.is_feature_enabled(feature text, account uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce((
    select private.is_flag_enabled(
      f, account, array(select r.role from public.user_roles r where r.user_id = account), now())
    from public.feature_flags f where f.name = feature), false)
$$;
grant execute on function private.is_feature_enabled(text, uuid) to service_role;

/* The same for the caller. */
create function private.has_feature(feature text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select private.is_feature_enabled(feature, (select auth.uid()))
$$;
grant execute on function private.has_feature(text) to authenticated;

create trigger set_author before insert or update on public.feature_flags
  for each row execute function private.set_flag_author();
create trigger add_history_row after insert or update or delete on public.feature_flags
  for each row execute function private.log_flag_change();

create policy "admins write flags"
  on public.feature_flags for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins read the history of flags"
  on public.feature_flags_history for select to authenticated using ((select private.is_admin()));

/* The names of the flags that are on for the caller. Only administrators see whom a flag targets. */
create function public.list_enabled_features() returns setof text
  language sql stable security definer
  set search_path = ''
as $$
  select f.name
  from public.feature_flags f
  where private.is_flag_enabled(
    f,
    (select auth.uid()),
    array(select r.role from public.user_roles r where r.user_id = (select auth.uid())),
    now())
  order by f.name
$$;
grant execute on function public.list_enabled_features() to authenticated;

/* The changes of one flag or of all, newest first: at most 200. A deleted account has no address here. */
create function public.list_feature_flag_changes(flag uuid default null)
  returns table (id bigint, feature_flag_id uuid, changed_at timestamptz, changed_by_email text,
                 before jsonb, after jsonb)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins see how flags changed' using errcode = '42501';
  end if;
  return query
    select h.id, h.feature_flag_id, h.changed_at, u.email::text, h.before, h.after
    from public.feature_flags_history h
    left join auth.users u on u.id = h.changed_by
    where flag is null or h.feature_flag_id = flag
    order by h.changed_at desc, h.id desc
    limit 200;
end
$$;
grant execute on function public.list_feature_flag_changes(uuid) to authenticated;

insert into public.feature_flags (name, description, is_enabled, targeting_type) values
  ('barcode_scanner', 'Lecture du code-barres d’une boîte avec l’appareil photo, dans l’inventaire.', false, 'global'),
  ('locale_selection', 'Carte « Langue et région » des paramètres, à la place de la liste des langues.', true, 'global'),
  -- What an operator may want to turn off while everything else goes on (docs/decisions/0033).
  ('symptom_guidance', 'Recherche par symptôme et ce qu’elle propose, sur l’accueil.', true, 'global'),
  ('push_reminders', 'Rappels sur les appareils, par les services de notification des navigateurs.', true, 'global'),
  ('weekly_report', 'Rapport de la semaine, par e-mail le lundi matin.', true, 'global');
