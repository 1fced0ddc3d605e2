-- What reference medicines contain and in which packs they are sold. An import of the official files writes both;
-- milligrams are computed there, so no query parses a text.

/* What acts, whatever the brand, the form and the salt. */
create table public.substances (
  -- A key of the rules (`paracetamol`), else the French name in words joined by hyphens.
  id        text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 300),
  inn_fr    text not null check (inn_fr ~ '\S' and length(inn_fr) <= 300),
  inn_en    text check (length(inn_en) <= 300),
  inn_es    text check (length(inn_es) <= 300),
  -- The classes that rules speak of: `nsaids`, `opioids`.
  class_ids text[] not null default '{}',
  -- The official number of the substance itself; null where the files have salts of it alone.
  bdpm_code text check (bdpm_code ~ '^\d{5}$'),
  -- Null where its medicines without another substance have several classes.
  atc       text check (length(atc) <= 7)
);

/*
 * How much of a substance one reference medicine contains: `amount` in `per_amount` units of `per_unit`. Where
 * `unknown_because` is null, `unit` is mg. A tablet of 500 mg is (500, mg, 1, tablet), 2.4 g in 100 ml are
 * (2400, mg, 100, ml), and one sachet of 0.8 g with 200 mg is (200, mg, 1, sachet) that holds (0.8, g).
 */
create table public.reference_substances (
  reference_id    uuid not null references public.medication_references on delete cascade,
  substance_id    text not null references public.substances,
  -- In the order of the official ingredients, from 1.
  position        smallint not null check (position > 0),
  amount          numeric check (amount > 0),
  unit            text check (unit in ('mg', 'IU')),
  per_amount      numeric check (per_amount > 0),
  per_unit        text,
  -- What one counted unit contains; null for millilitres and grams, and where the files do not say.
  holds_amount    numeric check (holds_amount > 0),
  holds_unit      text check (holds_unit in ('ml', 'g')),
  -- The official name of what `amount` weighs. Amounts with different names here cannot be added.
  weighed_as      text not null check (length(weighed_as) <= 500),
  -- Whether that is a salt, an ester, a hydrate or an extract, and not the substance alone.
  is_salt         boolean not null,
  -- Why `amount` is not milligrams.
  unknown_because text,
  primary key (reference_id, substance_id),
  constraint reference_substances_per_unit_is_known check (per_unit in (
    'tablet', 'capsule', 'suppository', 'pessary', 'sachet', 'lozenge', 'gum', 'lyophilisate', 'film', 'ampoule',
    'bottle', 'syringe', 'pen', 'cartridge', 'bag', 'single-dose', 'dose', 'puff', 'spray', 'drop', 'dressing', 'ml',
    'g')),
  constraint reference_substances_unknown_because_is_known check (unknown_because in (
    'not-stated', 'homeopathic', 'international-units', 'other-units', 'radioactivity', 'as-needed', 'volume', 'range',
    'percentage', 'described', 'unreadable-strength', 'unreadable-reference', 'released-over-time', 'salt-or-base',
    'differs-between-units', 'contradictory')),
  constraint reference_substances_is_milligrams_or_says_why_not
    check ((unknown_because is null) = (unit is not distinct from 'mg')),
  constraint reference_substances_amount_is_whole
    check (num_nulls(amount, unit, per_amount, per_unit) in (0, 4) and num_nulls(holds_amount, holds_unit) in (0, 2))
);
create index reference_substances_by_substance on public.reference_substances (substance_id);

/* Every pack that the files have ever named, by the code on it. */
create table public.reference_packs (
  cip13        text primary key check (cip13 ~ '^\d{13}$'),
  -- The code of packs printed before 2008.
  cip7         text check (cip7 ~ '^\d{7}$'),
  -- Null where the files name the pack and not its medicine.
  reference_id uuid references public.medication_references on delete cascade,
  label        text not null check (label ~ '\S' and length(label) <= 1000),
  -- In the unit in which its form is counted or measured; null where the label does not say.
  quantity     numeric(10, 3) check (quantity > 0),
  unit         text,
  -- What the patient pays in euros, fee included; null where the price is free.
  price        numeric(8, 2) check (price between 0 and 99999),
  state        text not null check (state in ('sold', 'stopped', 'suspended', 'unauthorised', 'repealed', 'unknown')),
  -- When an import no longer found it. Boxes in cabinets keep their code.
  withdrawn_at timestamptz,
  constraint reference_packs_unit_is_known check (unit in (
    'tablet', 'capsule', 'suppository', 'pessary', 'sachet', 'lozenge', 'gum', 'lyophilisate', 'film', 'ampoule',
    'bottle', 'syringe', 'pen', 'cartridge', 'bag', 'single-dose', 'dose', 'puff', 'spray', 'drop', 'dressing',
    'device', 'ml', 'g')),
  constraint reference_packs_quantity_has_unit check ((quantity is null) = (unit is null))
);
create index reference_packs_by_reference on public.reference_packs (reference_id);

alter table public.substances enable row level security;
alter table public.reference_substances enable row level security;
alter table public.reference_packs enable row level security;

grant select on public.substances, public.reference_substances, public.reference_packs to authenticated;
grant all on public.substances, public.reference_substances, public.reference_packs to service_role;

create policy "signed-in people read substances"
  on public.substances for select to authenticated
  using (true);
create policy "signed-in people read compositions"
  on public.reference_substances for select to authenticated
  using (true);
create policy "signed-in people read packs"
  on public.reference_packs for select to authenticated
  using (true);

-- Until the next import, an installation resolves the codes that it resolved before.
insert into public.reference_packs (cip13, cip7, reference_id, label, quantity, unit, price, state)
select distinct on (cip13) cip13, case when cip13 like '34009%' then substr(cip13, 6, 7) end, id,
  left(concat_ws(' ', name, nullif(dosage, '')), 1000),
  case when form in ('Comprimé', 'Gélule', 'Sirop', 'Crème') then default_quantity end,
  case when default_quantity is not null then case form
    when 'Comprimé' then 'tablet' when 'Gélule' then 'capsule' when 'Sirop' then 'ml' when 'Crème' then 'g' end end,
  price, 'unknown'
from public.medication_references
where cip13 is not null
order by cip13, withdrawn_at nulls first;
