-- Twelve forms more. Boxes keep the form that they have: nothing of what people wrote is guessed again.

alter table public.medications
  drop constraint medications_form_check,
  add constraint medications_form_check check (form in (
    'Comprimé', 'Gélule', 'Sirop', 'Crème', 'Solution injectable', 'Suppositoire', 'Sachet', 'Gouttes', 'Collyre',
    'Spray nasal', 'Inhalateur', 'Patch', 'Pommade', 'Poudre pour suspension', 'Pastille', 'Ovule', 'Autre'));
