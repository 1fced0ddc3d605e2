-- What each dose contained, by substance: written when the dose is recorded, from the composition of the reference of
-- its box, and kept when the box is deleted.

create table public.intake_substances (
  intake_id       uuid not null references public.medication_intake_logs on delete cascade,
  substance_id    text not null references public.substances,
  -- That of the dose, so that the policy need not read the dose.
  profile_id      uuid not null,
  milligrams      numeric check (milligrams >= 0),
  -- The salt, ester or extract that `milligrams` weighs; null for the substance itself.
  weighed_as      text check (length(weighed_as) <= 500),
  -- Why `milligrams` is null: the reason of the composition, or that the box is counted in another unit than it.
  unknown_because text,
  primary key (intake_id, substance_id),
  constraint intake_substances_unknown_because_is_known check (unknown_because in (
    'not-stated', 'homeopathic', 'international-units', 'other-units', 'radioactivity', 'as-needed', 'volume', 'range',
    'percentage', 'described', 'unreadable-strength', 'unreadable-reference', 'released-over-time', 'salt-or-base',
    'differs-between-units', 'contradictory', 'another-unit')),
  constraint intake_substances_is_milligrams_or_says_why_not check ((milligrams is null) = (unknown_because is not null))
);

alter table public.intake_substances enable row level security;
grant select on public.intake_substances to authenticated;
grant all on public.intake_substances to service_role;
create policy "viewers of a profile read the substances of its intakes"
  on public.intake_substances for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));

create index medications_by_reference on public.medications (reference_id) where reference_id is not null;

/*
 * The milligrams of one substance in a dose, null where they are unknown. No unit is converted into another one. What has
 * no form of its own and is counted (a gum, a film) is a tablet or another form.
 */
create function private.get_dose_milligrams(quantity numeric, form text, composition public.reference_substances)
  returns numeric
  language sql immutable
  set search_path = ''
as $$
  select case
    when (composition).unknown_because is not null then null
    when (composition).per_unit = any (case form
        when 'Comprimé' then array['tablet', 'gum', 'lyophilisate', 'film']
        when 'Gélule' then array['capsule']
        when 'Sirop' then array['ml']
        when 'Crème' then array['g']
        when 'Solution injectable' then array['ampoule', 'bottle', 'syringe', 'pen', 'cartridge']
        when 'Suppositoire' then array['suppository']
        when 'Sachet' then array['sachet']
        when 'Gouttes' then array['drop']
        when 'Collyre' then array['drop']
        when 'Spray nasal' then array['spray', 'dose']
        when 'Inhalateur' then array['puff', 'dose']
        when 'Pommade' then array['g']
        when 'Poudre pour suspension' then array['ml']
        when 'Pastille' then array['lozenge']
        when 'Ovule' then array['pessary']
        when 'Autre' then array['gum', 'lyophilisate', 'film', 'dressing']
      end)
      then round(quantity * (composition).amount / (composition).per_amount, 6)
    when (composition).holds_unit = case
        when form in ('Sirop', 'Poudre pour suspension') then 'ml'
        when form in ('Crème', 'Pommade') then 'g'
      end
      then round(quantity * (composition).amount / ((composition).per_amount * (composition).holds_amount), 6)
  end
$$;

/* Writes what these doses contained, as their boxes say today. A dose whose box has no reference keeps what it has. */
create function private.record_intake_substances(intakes uuid[]) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from public.intake_substances s
    using public.medication_intake_logs i
    join public.medications box on box.id = i.medication_id
    where s.intake_id = any (intakes) and i.id = s.intake_id and box.reference_id is not null;
  insert into public.intake_substances (intake_id, substance_id, profile_id, milligrams, weighed_as, unknown_because)
    select i.id, s.substance_id, i.profile_id, dose.milligrams,
      case when s.is_salt and dose.milligrams is not null then s.weighed_as end,
      case when dose.milligrams is null then coalesce(s.unknown_because, 'another-unit') end
    from public.medication_intake_logs i
    join public.medications box on box.id = i.medication_id
    join public.reference_substances s on s.reference_id = box.reference_id
    cross join lateral private.get_dose_milligrams(i.quantity_taken, i.medication_form, s) as dose (milligrams)
    where i.id = any (intakes);
$$;

create function private.record_new_intake_substances() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.record_intake_substances(array(select id from new_rows where medication_id is not null));
  return null;
end
$$;
create trigger record_substances
  after insert on public.medication_intake_logs
  referencing new table as new_rows
  for each statement execute function private.record_new_intake_substances();

/* An import may change a dose. Another quantity multiplies what it contained, also where the box is gone. */
create function private.update_intake_substances() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.intake_substances s
    set profile_id = changed.profile_id,
      milligrams = round(s.milligrams * changed.quantity_taken / before.quantity_taken, 6)
    from new_rows changed join old_rows before using (id)
    where s.intake_id = changed.id
      and (changed.profile_id, changed.quantity_taken) is distinct from (before.profile_id, before.quantity_taken);
  perform private.record_intake_substances(intakes)
    from (
      select array_agg(changed.id) as intakes
      from new_rows changed join old_rows before using (id)
      where changed.medication_id is not null
        and (changed.medication_id, changed.medication_form) is distinct from (before.medication_id, before.medication_form)
    ) as moved
    where intakes is not null;
  return null;
end
$$;
create trigger update_substances
  after update on public.medication_intake_logs
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.update_intake_substances();

/* A box that is linked to a reference, or to another one, says what its doses contained. */
create function private.record_substances_of_linked_boxes() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.record_intake_substances(array(
      select i.id from public.medication_intake_logs i where i.medication_id = any (boxes)))
    from (
      select array_agg(changed.id) as boxes
      from new_rows changed join old_rows before using (id)
      where changed.reference_id is not null and changed.reference_id is distinct from before.reference_id
    ) as linked
    where boxes is not null;
  return null;
end
$$;
create trigger record_substances
  after update on public.medications
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_substances_of_linked_boxes();

/*
 * The first composition of a reference that boxes were linked to before: an import brings it. Doses that have substances
 * keep them when a later edition changes the composition. A statement adds all substances of a reference together.
 */
create function private.record_substances_of_new_compositions() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.record_intake_substances(array(
    select i.id
    from (select distinct reference_id from new_rows) as composed
    join public.medications box using (reference_id)
    join public.medication_intake_logs i on i.medication_id = box.id
    where not exists (select from public.intake_substances s where s.intake_id = i.id)));
  return null;
end
$$;
create trigger record_substances
  after insert on public.reference_substances
  referencing new table as new_rows
  for each statement execute function private.record_substances_of_new_compositions();

-- The doses that exist.
select private.record_intake_substances(array(
  select i.id
  from public.medication_intake_logs i
  join public.medications box on box.id = i.medication_id
  where box.reference_id is not null));
