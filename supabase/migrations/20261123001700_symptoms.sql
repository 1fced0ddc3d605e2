-- From a symptom to what may help: reviewed lists, and what each account searched for.

create table public.symptoms_medications (
  id                        uuid primary key default gen_random_uuid(),
  key                       text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 100),
  symptome_fr               text not null,
  symptom_en                text not null,
  symptoma_es               text not null,
  -- Lists separated by ', ', each in the names of its country.
  suggested_medications_fr  text not null,
  suggested_medications_us  text not null,
  medicamentos_sugeridos_es text not null,
  ordonnance_fr             text not null check (ordonnance_fr in ('Oui', '-')),
  prescription_us           text not null check (prescription_us in ('Yes', '-')),
  receta_es                 text not null check (receta_es in ('Sí', '-')),
  severity                  text not null check (severity in ('urgent', 'doctor', 'mild')),
  -- The red flag this row describes, if any.
  red_flag                  text check (red_flag ~ '^[a-z]+(_[a-z]+)*$'),
  -- Synonyms, separated by '; '.
  synonyms_fr               text not null default '',
  synonyms_en               text not null default '',
  synonyms_es               text not null default '',
  -- When to see a doctor or a pharmacist.
  advice_fr                 text not null,
  advice_en                 text not null,
  advice_es                 text not null,
  -- Medicines that the list of references does not hold, separated by ', '.
  unlisted                  text not null default '',
  source                    text not null,
  source_url                text check (source_url ~ '^https://[^[:space:]]+$' and length(source_url) <= 2048),
  reviewed_on               date not null,
  updated_at                timestamptz not null default now(),
  -- An emergency never offers a medicine, also after an edit.
  constraint urgent_symptom_suggests_no_medicine check (
    severity <> 'urgent'
    or (suggested_medications_fr = 'Consultation urgente'
        and suggested_medications_us = 'Emergency care'
        and medicamentos_sugeridos_es = 'Consulta urgente')),
  constraint red_flag_is_urgent check (red_flag is null or severity = 'urgent'),
  constraint symptoms_medications_symptome_fr_in_bounds
    check (symptome_fr ~ '\S' and length(symptome_fr) <= 200
      and symptome_fr !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint symptoms_medications_symptom_en_in_bounds
    check (symptom_en ~ '\S' and length(symptom_en) <= 200 and symptom_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint symptoms_medications_symptoma_es_in_bounds
    check (symptoma_es ~ '\S' and length(symptoma_es) <= 200
      and symptoma_es !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint symptoms_medications_suggested_medications_fr_in_bounds
    check (suggested_medications_fr ~ '\S' and length(suggested_medications_fr) <= 1000
      and suggested_medications_fr !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_suggested_medications_us_in_bounds
    check (suggested_medications_us ~ '\S' and length(suggested_medications_us) <= 1000
      and suggested_medications_us !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_medicamentos_sugeridos_es_in_bounds
    check (medicamentos_sugeridos_es ~ '\S' and length(medicamentos_sugeridos_es) <= 1000
      and medicamentos_sugeridos_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_red_flag_in_bounds check (length(red_flag) <= 100),
  constraint symptoms_medications_synonyms_fr_in_bounds
    check (length(synonyms_fr) <= 1000 and synonyms_fr !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_synonyms_en_in_bounds
    check (length(synonyms_en) <= 1000 and synonyms_en !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_synonyms_es_in_bounds
    check (length(synonyms_es) <= 1000 and synonyms_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_advice_fr_in_bounds
    check (advice_fr ~ '\S' and length(advice_fr) <= 1000
      and advice_fr !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_advice_en_in_bounds
    check (advice_en ~ '\S' and length(advice_en) <= 1000
      and advice_en !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_advice_es_in_bounds
    check (advice_es ~ '\S' and length(advice_es) <= 1000
      and advice_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_unlisted_in_bounds
    check (length(unlisted) <= 1000 and unlisted !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptoms_medications_source_in_bounds
    check (source ~ '\S' and length(source) <= 500 and source !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint symptoms_medications_source_url_in_bounds
    check (length(source_url) <= 2048 and source_url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint symptoms_medications_reviewed_on_in_bounds check (reviewed_on between '1900-01-01' and '2200-12-31'),
  constraint symptoms_medications_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);

create table public.health_products (
  id          uuid primary key default gen_random_uuid(),
  key         text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 100),
  symptom_fr  text not null,
  symptom_en  text not null,
  symptom_es  text not null,
  -- Lists separated by '; '.
  product_fr  text not null,
  product_us  text not null,
  product_es  text not null,
  category    text not null,
  caution_fr  text not null,
  caution_en  text not null,
  caution_es  text not null,
  source      text not null,
  source_url  text check (source_url ~ '^https://[^[:space:]]+$' and length(source_url) <= 2048),
  reviewed_on date not null,
  updated_at  timestamptz not null default now(),
  constraint health_products_symptom_fr_in_bounds
    check (symptom_fr ~ '\S' and length(symptom_fr) <= 200 and symptom_fr !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint health_products_symptom_en_in_bounds
    check (symptom_en ~ '\S' and length(symptom_en) <= 200 and symptom_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint health_products_symptom_es_in_bounds
    check (symptom_es ~ '\S' and length(symptom_es) <= 200 and symptom_es !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint health_products_product_fr_in_bounds
    check (product_fr ~ '\S' and length(product_fr) <= 1000
      and product_fr !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint health_products_product_us_in_bounds
    check (product_us ~ '\S' and length(product_us) <= 1000
      and product_us !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint health_products_product_es_in_bounds
    check (product_es ~ '\S' and length(product_es) <= 1000
      and product_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint health_products_category_in_bounds
    check (category ~ '\S' and length(category) <= 100 and category !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint health_products_caution_fr_in_bounds
    check (length(caution_fr) <= 1000 and caution_fr !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint health_products_caution_en_in_bounds
    check (length(caution_en) <= 1000 and caution_en !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint health_products_caution_es_in_bounds
    check (length(caution_es) <= 1000 and caution_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint health_products_source_in_bounds
    check (source ~ '\S' and length(source) <= 500 and source !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint health_products_source_url_in_bounds
    check (length(source_url) <= 2048 and source_url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint health_products_reviewed_on_in_bounds check (reviewed_on between '1900-01-01' and '2200-12-31'),
  constraint health_products_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);

/* Searches of an account. Health data: only that account reads it, and it is deleted with the account. */
create table public.symptom_searches (
  id                uuid primary key default gen_random_uuid(),
  user_id           uuid not null references auth.users on delete cascade,
  -- Null means the account's main profile, as everywhere.
  profile_id        uuid references public.profiles on delete cascade,
  symptoms_text     text not null,
  country_context   text not null check (country_context ~ '^[A-Z][A-Za-z ]*/(Europe|Americas)$'),
  found_medications jsonb not null default '{}',
  created_at        timestamptz not null default now(),
  constraint symptom_searches_symptoms_text_in_bounds
    check (symptoms_text ~ '\S' and length(symptoms_text) <= 1000
      and symptoms_text !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint symptom_searches_country_context_in_bounds check (length(country_context) <= 60),
  constraint symptom_searches_found_medications_in_bounds
    check (jsonb_typeof(found_medications) = 'object' and octet_length(found_medications::text) <= 32768
      and not jsonb_path_exists(found_medications, '$.**{10}')
      and not jsonb_path_exists(found_medications, '$.** ? (@ > 1000000000000000 || @ < -1000000000000000)')),
  constraint symptom_searches_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
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

create trigger set_updated_at before update on public.symptoms_medications
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.health_products
  for each row execute function private.set_updated_at();

create policy "signed-in people read the symptoms"
  on public.symptoms_medications for select to authenticated
  using ((select private.has_feature('symptom_guidance')));
create policy "admins write the symptoms"
  on public.symptoms_medications for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "signed-in people read the natural products"
  on public.health_products for select to authenticated
  using ((select private.has_feature('symptom_guidance')));
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
    and (profile_id is null or profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])));
create policy "the second factor is required where there is one" on public.symptom_searches
  as restrictive for all to authenticated using ((select private.has_required_aal()));
