-- Admins change reference data and the content of the site from a page. Two who change one line at once must notice,
-- so each line knows when it was written last.

alter table public.medication_references add column updated_at timestamptz not null default now();
alter table public.symptoms_medications add column updated_at timestamptz not null default now();
alter table public.health_products add column updated_at timestamptz not null default now();
alter table public.online_pharmacies add column updated_at timestamptz not null default now();
alter table public.homepage_content add column updated_at timestamptz not null default now();
alter table public.faq_items add column updated_at timestamptz not null default now();
alter table public.testimonials add column updated_at timestamptz not null default now();
alter table public.press_mentions add column updated_at timestamptz not null default now();
alter table public.site_images add column updated_at timestamptz not null default now();

create trigger touch before update on public.symptoms_medications
  for each row execute function private.touch();
create trigger touch before update on public.health_products
  for each row execute function private.touch();
create trigger touch before update on public.online_pharmacies
  for each row execute function private.touch();
create trigger touch before update on public.homepage_content
  for each row execute function private.touch();
create trigger touch before update on public.faq_items
  for each row execute function private.touch();
create trigger touch before update on public.testimonials
  for each row execute function private.touch();
create trigger touch before update on public.press_mentions
  for each row execute function private.touch();
create trigger touch before update on public.site_images
  for each row execute function private.touch();

-- A medicine without a name of its source is nobody's word.
alter table public.medication_references add check (source ~ '\S');

grant insert (
    id, name, name_es, dosage, form, price, prescription_required, active_molecule, treated_symptoms,
    treated_symptoms_es, side_effects, side_effects_es, default_posology, default_posology_es, default_quantity,
    source, source_date),
  update (
    name, name_es, dosage, form, price, prescription_required, active_molecule, treated_symptoms,
    treated_symptoms_es, side_effects, side_effects_es, default_posology, default_posology_es, default_quantity,
    source, source_date),
  delete
  on public.medication_references to authenticated;

create policy "admins add medicines"
  on public.medication_references for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change medicines"
  on public.medication_references for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
-- The next import would bring an imported one back.
create policy "admins delete medicines that a person wrote"
  on public.medication_references for delete to authenticated
  using ((select private.is_admin()) and import_batch is null);

/*
 * What an admin has changed is curated: the next import leaves its wording alone. Its import finds a medicine by its
 * source, so that stays. An import itself runs as the owner of the database, fifteen thousand lines at a time.
 */
create function private.note_curation() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.is_curated := true;
  new.updated_at := clock_timestamp();
  if old.import_batch is not null then
    new.source := old.source;
  end if;
  return new;
end
$$;
create trigger note_curation before update on public.medication_references
  for each row when (current_user = 'authenticated')
  execute function private.note_curation();
