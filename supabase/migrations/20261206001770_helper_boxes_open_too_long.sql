-- A helper could be shown, and record, eye drops, a mixed antibiotic or insulin that the home itself refuses: open for longer
-- than guides keep them.

/*
 * Whether a box without days of its own has been open for longer than a guide that refuses lets it: what goes into an eye,
 * a mixed antibiotic, insulin. openedRefusal decides the same (domain/inventory/opened-life.ts, with the sources);
 * testing/samples/opened-boxes.ts drives both.
 */
create function private.is_opened_past_guide(
  form text, name text, molecule text, opened_on date, in_use_days integer, today date
)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(today - opened_on > case
    when form = 'Collyre' or form in ('Crème', 'Pommade') and words ~ 'ophtalm|ophthalm|oftalm' then 28
    when form in ('Sirop', 'Poudre pour suspension') and words ~
      'amoxi|augmentin|clamoxyl|ampicillin|oracillin|penicillin|phenoxymethyl|cef[aiopu]|keforal|orelox|oroken|zinnat|alfatil|azithro|zithromax|clarithro|zeclar|erythro|ery 1|ery 2|eritro|claritro|azitro|josa[mc]|pediazole|sulfametho|bactrim|cotrimox|amoxapen|flucloxacillin'
      then 14
    when form <> 'Solution injectable' or words ~ 'levemir|detemir|xultophy|liraglutid' then null
    when words ~ 'toujeo|tresiba|degludec' then 56
    when words ~
      'insulin|insuman|lantus|abasaglar|semglee|novorapid|humalog|fiasp|lyumjev|apidra|insulatard|actrapid|umuline|humulin|mixtard|novomix|admelog'
      then 28
  end, false) and in_use_days is null
  from private.fold_text(name || ' ' || coalesce(molecule, '')) as words
$$;
revoke execute on function private.is_opened_past_guide(text, text, text, date, integer, date) from public;

create or replace function private.get_helper_block(box public.medications, at timestamptz)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  today constant date := (at at time zone private.get_time_zone(box.user_id))::date;
  lot   constant text := translate(regexp_replace(upper(coalesce(box.lot, '')), '[^A-Z0-9]', '', 'g'), 'OI', '01');
begin
  if box.course_stopped_on is not null then
    return 'stopped';
  end if;
  if private.get_last_good_day(box.expiry_date, box.opened_on, box.in_use_days) < today then
    return 'expired';
  end if;
  if private.is_opened_past_guide(
    box.form, box.name,
    (select r.active_molecule from public.medication_references r where r.id = box.reference_id),
    box.opened_on, box.in_use_days, today)
  then
    return 'opened-too-long';
  end if;
  if exists (
    select from jsonb_array_elements(public.official_notices(box) -> 'recalls') r
    where (r ->> 'all_lots')::boolean or lot = '' or exists (
      select from jsonb_array_elements_text(r -> 'lots') written
      cross join lateral translate(regexp_replace(upper(written), '[^A-Z0-9]', '', 'g'), 'OI', '01') as other
      where other <> '' and (strpos(other, lot) > 0 or strpos(lot, other) > 0)))
  then
    return 'recalled';
  end if;
  return null;
end
$$;
