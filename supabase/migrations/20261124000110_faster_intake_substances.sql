-- Recording a dose writes its substances, so what that costs is paid by every dose: plpgsql keeps the plans of its
-- statements, which a function of plain SQL makes anew at each call.

create or replace function private.get_dose_milligrams(
    quantity numeric, form text, composition public.reference_substances)
  returns numeric
  language plpgsql immutable
  set search_path = ''
as $$
declare
  -- What has no form of its own and is counted (a gum, a film) is a tablet or another form.
  units constant text[] := case form
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
  end;
begin
  return case
    when composition.unknown_because is not null then null
    when composition.per_unit = any (units) then round(quantity * composition.amount / composition.per_amount, 6)
    -- Of a form that is measured, what one counted unit of the composition holds: a sachet of 10 ml.
    when composition.holds_unit in ('ml', 'g') and composition.holds_unit = any (units)
      then round(quantity * composition.amount / (composition.per_amount * composition.holds_amount), 6)
  end;
end
$$;

create or replace function private.record_intake_substances(intakes uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.intake_substances s
    using public.medication_intake_logs i
    join public.medications box on box.id = i.medication_id
    where s.intake_id = any (intakes) and i.id = s.intake_id and box.reference_id is not null;
  perform private.add_intake_substances(intakes);
end
$$;

/* Writes what doses that have no substances contained, as their boxes say today. */
create function private.add_intake_substances(intakes uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.intake_substances (intake_id, substance_id, profile_id, milligrams, weighed_as, unknown_because)
    select i.id, s.substance_id, i.profile_id, dose.milligrams,
      case when s.is_salt and dose.milligrams is not null then s.weighed_as end,
      case when dose.milligrams is null then coalesce(s.unknown_because, 'another-unit') end
    from public.medication_intake_logs i
    join public.medications box on box.id = i.medication_id
    join public.reference_substances s on s.reference_id = box.reference_id
    cross join lateral private.get_dose_milligrams(i.quantity_taken, i.medication_form, s) as dose (milligrams)
    where i.id = any (intakes);
end
$$;

create or replace function private.record_new_intake_substances() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.add_intake_substances(array(select id from new_rows));
  return null;
end
$$;

/* As before. A statement that changed no dose is over at once: recording a dose looks for shares of its stock to change. */
create or replace function private.update_intake_substances() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  moved uuid[];
begin
  if not exists (select from new_rows) then
    return null;
  end if;
  update public.intake_substances s
    set profile_id = changed.profile_id,
      milligrams = round(s.milligrams * changed.quantity_taken / before.quantity_taken, 6)
    from new_rows changed join old_rows before using (id)
    where s.intake_id = changed.id
      and (changed.profile_id, changed.quantity_taken) is distinct from (before.profile_id, before.quantity_taken);
  moved := array(
    select changed.id
    from new_rows changed join old_rows before using (id)
    where changed.medication_id is not null
      and (changed.medication_id, changed.medication_form) is distinct from (before.medication_id, before.medication_form));
  if cardinality(moved) > 0 then
    perform private.record_intake_substances(moved);
  end if;
  return null;
end
$$;

create or replace function private.record_substances_of_linked_boxes() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  linked constant uuid[] := array(
    select changed.id
    from new_rows changed join old_rows before using (id)
    where changed.reference_id is not null and changed.reference_id is distinct from before.reference_id);
begin
  if cardinality(linked) > 0 then
    perform private.record_intake_substances(array(
      select i.id from public.medication_intake_logs i where i.medication_id = any (linked)));
  end if;
  return null;
end
$$;
