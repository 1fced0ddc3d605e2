-- Where to get more: online pharmacies that a public register lists, and what a person thinks of them.

create table public.online_pharmacies (
  id             uuid primary key default gen_random_uuid(),
  name           text not null check (name ~ '\S' and length(name) <= 200),
  name_es        text check (length(name_es) <= 200),
  -- The base text is the French one; a variant stands in its place where it exists.
  description    text check (length(description) <= 1000),
  description_en text check (length(description_en) <= 1000),
  description_es text check (length(description_es) <= 1000),
  -- A link people will click: never javascript: or data:, and never in the clear.
  url            text not null unique check (url ~ '^https://[^[:space:]]+$' and length(url) <= 2048),
  country        text not null check (country ~ '^[A-Z][A-Za-z ]*/(Europe|Americas)$'),
  -- Who lets it sell, and the public register where anybody can look that up.
  authority      text not null check (authority ~ '\S'),
  source         text not null check (source ~ '^https://[^[:space:]]+$'),
  -- What was read to write this line, and the day that evidence is of; null where it carries none.
  evidence       text check (evidence ~ '^https://[^[:space:]]+$'),
  checked_on     date,
  is_active      boolean not null default false
);
create index online_pharmacies_by_country on public.online_pharmacies (country, name) where is_active;

create table public.user_pharmacy_preferences (
  user_id      uuid not null references auth.users on delete cascade,
  pharmacy_id  uuid not null references public.online_pharmacies on delete cascade,
  is_preferred boolean not null default false,
  notes        text check (length(notes) <= 500),
  last_used    timestamptz,
  primary key (user_id, pharmacy_id)
);
create index pharmacy_preferences_by_pharmacy on public.user_pharmacy_preferences (pharmacy_id);

-- Nothing could be chosen before this table was there, so no row can name a pharmacy that is not.
alter table public.profiles
  add foreign key (default_pharmacy_id) references public.online_pharmacies on delete set null;
alter table public.profile_details
  add foreign key (default_pharmacy_id) references public.online_pharmacies on delete set null;

alter table public.online_pharmacies enable row level security;
alter table public.user_pharmacy_preferences enable row level security;

grant select, insert, update, delete on public.online_pharmacies to authenticated;
-- The whole row: an upsert sets every column it sends, the two of the key too. The policies hold the owner.
grant select, insert, update, delete on public.user_pharmacy_preferences to authenticated;
grant all on public.online_pharmacies, public.user_pharmacy_preferences to service_role;

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
