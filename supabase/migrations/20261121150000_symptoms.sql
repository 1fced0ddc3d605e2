-- From a symptom to what may be in the cabinet for it: reviewed lists, and what somebody looked for.

create table public.symptoms_medications (
  id                        uuid primary key default gen_random_uuid(),
  key                       text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 100),
  symptome_fr               text not null check (symptome_fr ~ '\S' and length(symptome_fr) <= 200),
  symptom_en                text not null check (symptom_en ~ '\S' and length(symptom_en) <= 200),
  symptoma_es               text not null check (symptoma_es ~ '\S' and length(symptoma_es) <= 200),
  -- Lists separated by ', ', each in the names of its country.
  suggested_medications_fr  text not null check (suggested_medications_fr ~ '\S' and length(suggested_medications_fr) <= 1000),
  suggested_medications_us  text not null check (suggested_medications_us ~ '\S' and length(suggested_medications_us) <= 1000),
  medicamentos_sugeridos_es text not null check (medicamentos_sugeridos_es ~ '\S' and length(medicamentos_sugeridos_es) <= 1000),
  ordonnance_fr             text not null check (ordonnance_fr in ('Oui', '-')),
  prescription_us           text not null check (prescription_us in ('Yes', '-')),
  receta_es                 text not null check (receta_es in ('Sí', '-')),
  severity                  text not null check (severity in ('urgent', 'doctor', 'mild')),
  -- Which of the red flags this line is, where it is one.
  red_flag                  text check (red_flag ~ '^[a-z]+(_[a-z]+)*$'),
  -- Other ways to say it, separated by '; '.
  synonyms_fr               text not null default '' check (length(synonyms_fr) <= 1000),
  synonyms_en               text not null default '' check (length(synonyms_en) <= 1000),
  synonyms_es               text not null default '' check (length(synonyms_es) <= 1000),
  -- When to see a doctor or a pharmacist.
  advice_fr                 text not null check (advice_fr ~ '\S' and length(advice_fr) <= 1000),
  advice_en                 text not null check (advice_en ~ '\S' and length(advice_en) <= 1000),
  advice_es                 text not null check (advice_es ~ '\S' and length(advice_es) <= 1000),
  -- Medicines that the list of references does not hold, separated by ', '.
  unlisted                  text not null default '' check (length(unlisted) <= 1000),
  source                    text not null check (source ~ '\S' and length(source) <= 500),
  source_url                text check (source_url ~ '^https://[^[:space:]]+$' and length(source_url) <= 2048),
  reviewed_on               date not null,
  -- Whoever edits a line: an emergency gets help, and nothing else.
  constraint nothing_for_an_emergency_but_help check (
    severity <> 'urgent'
    or (suggested_medications_fr = 'Consultation urgente'
        and suggested_medications_us = 'Emergency care'
        and medicamentos_sugeridos_es = 'Consulta urgente')),
  constraint a_red_flag_is_urgent check (red_flag is null or severity = 'urgent')
);

create table public.health_products (
  id          uuid primary key default gen_random_uuid(),
  key         text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 100),
  symptom_fr  text not null check (symptom_fr ~ '\S' and length(symptom_fr) <= 200),
  symptom_en  text not null check (symptom_en ~ '\S' and length(symptom_en) <= 200),
  symptom_es  text not null check (symptom_es ~ '\S' and length(symptom_es) <= 200),
  -- Lists separated by '; '.
  product_fr  text not null check (product_fr ~ '\S' and length(product_fr) <= 1000),
  product_us  text not null check (product_us ~ '\S' and length(product_us) <= 1000),
  product_es  text not null check (product_es ~ '\S' and length(product_es) <= 1000),
  category    text not null check (category ~ '\S' and length(category) <= 100),
  caution_fr  text not null check (length(caution_fr) <= 1000),
  caution_en  text not null check (length(caution_en) <= 1000),
  caution_es  text not null check (length(caution_es) <= 1000),
  source      text not null check (source ~ '\S' and length(source) <= 500),
  source_url  text check (source_url ~ '^https://[^[:space:]]+$' and length(source_url) <= 2048),
  reviewed_on date not null
);

/* What somebody looked for. Health data: only whoever wrote it reads it, and it ends with their account. */
create table public.symptom_searches (
  id                uuid primary key default gen_random_uuid(),
  user_id           uuid not null references auth.users on delete cascade,
  -- Null is the account's main profile, as everywhere.
  profile_id        uuid references public.profiles on delete cascade,
  symptoms_text     text not null check (symptoms_text ~ '\S' and length(symptoms_text) <= 1000),
  country_context   text not null check (country_context ~ '^[A-Z][A-Za-z ]*/(Europe|Americas)$'),
  found_medications jsonb not null default '{}' check (pg_column_size(found_medications) <= 16384),
  created_at        timestamptz not null default now()
);
create index symptom_searches_by_user on public.symptom_searches (user_id, created_at desc);
create index symptom_searches_by_profile on public.symptom_searches (profile_id);

alter table public.symptoms_medications enable row level security;
alter table public.health_products enable row level security;
alter table public.symptom_searches enable row level security;

grant select, insert, update, delete on public.symptoms_medications, public.health_products to authenticated;
grant select on public.symptom_searches to authenticated;
grant insert (id, user_id, profile_id, symptoms_text, country_context, found_medications)
  on public.symptom_searches to authenticated;
grant all on public.symptoms_medications, public.health_products, public.symptom_searches to service_role;

create policy "signed-in people read the symptoms"
  on public.symptoms_medications for select to authenticated using (true);
create policy "admins write the symptoms"
  on public.symptoms_medications for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "signed-in people read the natural products"
  on public.health_products for select to authenticated using (true);
create policy "admins write the natural products"
  on public.health_products for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "people read their own symptom searches"
  on public.symptom_searches for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people log their symptom searches for a profile they see"
  on public.symptom_searches for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (profile_id is null or profile_id in (select private.profiles_i_can('view'))));
