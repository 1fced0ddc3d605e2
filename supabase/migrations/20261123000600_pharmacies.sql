-- Online pharmacies that a public register lists, and what each account noted about them.

create table public.online_pharmacies (
  id             uuid primary key default gen_random_uuid(),
  name           text not null,
  name_es        text,
  -- The base text is the French one; a variant stands in its place where it exists.
  description    text,
  description_en text,
  description_es text,
  -- People click this link: only https, never javascript: or data:.
  url            text not null unique check (url ~ '^https://[^[:space:]]+$' and length(url) <= 2048),
  country        text not null check (country ~ '^[A-Z][A-Za-z ]*/(Europe|Americas)$'),
  -- The authority that authorized it, and the public register where that can be looked up.
  authority      text not null,
  source         text not null check (source ~ '^https://[^[:space:]]+$'),
  -- The page this row was written from, and the day that page is of; null where it has none.
  evidence       text check (evidence ~ '^https://[^[:space:]]+$'),
  checked_on     date,
  is_active      boolean not null default false,
  updated_at     timestamptz not null default now(),
  constraint online_pharmacies_name_in_bounds
    check (name ~ '\S' and length(name) <= 200 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint online_pharmacies_name_es_in_bounds
    check (length(name_es) <= 200 and name_es !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint online_pharmacies_description_in_bounds
    check (length(description) <= 1000 and description !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint online_pharmacies_description_en_in_bounds
    check (length(description_en) <= 1000 and description_en !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint online_pharmacies_description_es_in_bounds
    check (length(description_es) <= 1000 and description_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint online_pharmacies_url_in_bounds
    check (url ~ '\S' and length(url) <= 2048 and url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint online_pharmacies_country_in_bounds
    check (country ~ '\S' and length(country) <= 60 and country !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint online_pharmacies_authority_in_bounds
    check (authority ~ '\S' and length(authority) <= 300 and authority !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint online_pharmacies_source_in_bounds
    check (source ~ '\S' and length(source) <= 2048 and source !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint online_pharmacies_evidence_in_bounds
    check (length(evidence) <= 2048 and evidence !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint online_pharmacies_checked_on_in_bounds check (checked_on between '1900-01-01' and '2200-12-31'),
  constraint online_pharmacies_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);
create index online_pharmacies_by_country on public.online_pharmacies (country, name) where is_active;

create table public.user_pharmacy_preferences (
  user_id      uuid not null references auth.users on delete cascade,
  pharmacy_id  uuid not null references public.online_pharmacies on delete cascade,
  is_preferred boolean not null default false,
  notes        text,
  last_used    timestamptz,
  primary key (user_id, pharmacy_id),
  constraint user_pharmacy_preferences_notes_in_bounds
    check (length(notes) <= 500 and notes !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint user_pharmacy_preferences_last_used_in_bounds
    check (last_used >= '1900-01-01T00:00Z' and last_used < '2201-01-01T00:00Z')
);
create index pharmacy_preferences_by_pharmacy on public.user_pharmacy_preferences (pharmacy_id);

alter table public.online_pharmacies enable row level security;
alter table public.user_pharmacy_preferences enable row level security;

-- The whole row of preferences: an upsert sets every column it sends, those of the key too. The policies hold the
-- owner.
grant select, insert, update, delete on public.online_pharmacies, public.user_pharmacy_preferences to authenticated;
grant all on public.online_pharmacies, public.user_pharmacy_preferences to service_role;

create trigger set_updated_at before update on public.online_pharmacies
  for each row execute function private.set_updated_at();

create policy "signed-in people see active pharmacies"
  on public.online_pharmacies for select to authenticated using (is_active);
create policy "admins write pharmacies"
  on public.online_pharmacies for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "people read their pharmacy preferences"
  on public.user_pharmacy_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people add their pharmacy preferences"
  on public.user_pharmacy_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "people change their pharmacy preferences"
  on public.user_pharmacy_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their pharmacy preferences"
  on public.user_pharmacy_preferences for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "the second factor is required where there is one" on public.user_pharmacy_preferences
  as restrictive for all to authenticated using ((select private.has_required_aal()));
