-- Lists of medicines of other countries than France: CIMA of Spain, and the NDC directory of the United States.

-- The number under which the agency of another country knows the medicine: the registration number of CIMA, the product
-- code of an NDC. A French medicine has its CIS.
alter table public.medication_references
  add column official_code text check (official_code ~ '^[0-9A-Z]{1,20}$' or official_code ~ '^\d{4,5}-\d{3,4}$'),
  -- The sources are those of `domain/medicines/source.ts`. Null for a medicine that an admin wrote of another one.
  add column country text generated always as (case source
    when 'Base de données publique des médicaments (ANSM, HAS, Assurance maladie)' then 'FR'
    when 'Nomenclátor de prescripción (Agencia Española de Medicamentos y Productos Sanitarios)' then 'ES'
    when 'National Drug Code Directory (U.S. Food and Drug Administration)' then 'US'
  end) stored,
  add constraint medication_references_has_one_code check (num_nonnulls(cis, official_code) <= 1);
-- The index of it goes with the column.
alter table public.medication_references drop column source_key;
alter table public.medication_references
  add column source_key text generated always as (coalesce(cis, official_code)) stored;
create unique index medication_references_by_source on public.medication_references (source, source_key);

comment on column public.reference_packs.cip13 is
  'The 13 digits under the bars: the CIP 13 of a French pack; 847000, the código nacional and a check digit of a Spanish one; 03, the NDC and a check digit of an American one.';

-- A substance that no French file names has no French name.
alter table public.substances
  alter column inn_fr drop not null,
  add constraint substances_has_a_name check (num_nonnulls(inn_fr, inn_en, inn_es) > 0);

-- As before, of one country where one is given.
drop function public.search_medication_references(text, integer);
drop function private.find_described_references(text, integer);

create function private.find_described_references(typed text, max_rows integer, in_country text)
 returns public.medication_references[]
 language plpgsql
 stable
 set search_path = ''
as $$
declare
  -- What is said in another way than the list writes it.
  said     text[] := string_to_array(private.replace_common_names(typed), ' ');
  terms    text[] := array(select private.search_term_pattern(word) from unnest(said) word
    where private.search_term_pattern(word) <> '');
  names    text[] := array(select word from unnest(said) word
    where private.search_term_pattern(word) is null and length(word) >= 3);
  escaped  text[];
  sounds   text[];
  matches  public.medication_references[] := '{}';
begin
  if cardinality(names) > 0 then
    escaped := array(select '%' || regexp_replace(name, '([\\%_])', '\\\1', 'g') || '%' from unnest(names) name);
    matches := array(
      select r
      from private.medicine_words w
      join public.medication_references r using (id),
      lateral (select private.fold_text(r.name || ' ' || r.form || ' ' || coalesce(r.treated_symptoms, '')) as description) d,
      lateral (
        select
          (select count(*) from unnest(escaped) name where w.search_text like name) as names_held,
          (select count(*) from unnest(terms) term where d.description ~ term) as terms_held) held
      where w.search_text like any (escaped) and coalesce(r.country = in_country, true)
      order by
        r.withdrawn_at is not null, held.names_held desc, held.terms_held desc,
        not starts_with(r.folded_name, names[1]),
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit max_rows);
    if cardinality(matches) > 0 then
      return matches;
    end if;
    -- By ear, among the names that begin with the same sound.
    sounds := array(select private.sound_text(name) from unnest(names) name where length(name) >= 4);
    return array(
      select r
      from (
        select m as r, private.sound_text(m.folded_name) as sound
        from public.medication_references m
        where left(m.folded_name, 1) = any (private.initials_of_sound(sounds[1]))
          and coalesce(m.country = in_country, true)
        offset 0) heard,
      lateral (select private.fold_text((r).name || ' ' || (r).form) as description) d,
      lateral (select count(*) as terms_held from unnest(terms) term where d.description ~ term) held
      -- One slip in a short word would make it another.
      where starts_with(sound, sounds[1]) or (length(sounds[1]) >= 6 and private.matches_with_one_typo(sounds[1], sound))
      order by
        (r).withdrawn_at is not null, not starts_with(sound, sounds[1]), held.terms_held desc,
        not (r).is_curated, (r).is_homeopathic, (r).remoteness, (r).folded_name, (r).dosage, (r).default_quantity, (r).source_key
      limit max_rows);
  end if;
  if cardinality(terms) = 0 then
    return matches;
  end if;
  -- The forms are few hundred, so most medicines are passed over for theirs.
  return array(
    select r
    from (
      select form, array(select term from unnest(terms) term where private.fold_text(form) !~ term) as untold
      from (select distinct form from public.medication_references) each) forms
    join public.medication_references r using (form)
    cross join lateral (
      select count(*) as count from unnest(forms.untold) term
      where r.search_text || ' ' || coalesce(private.fold_text(r.treated_symptoms), '') !~ term) missing
    where cardinality(forms.untold) < cardinality(terms) and r.withdrawn_at is null
      and coalesce(r.country = in_country, true)
      and missing.count < greatest(cardinality(terms) - 1, 1)
    order by
      missing.count, not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
    limit max_rows);
end
$$;
grant execute on function private.find_described_references(text, integer, text) to authenticated, service_role;

-- As before. Medicines of the given country come first; of another one, those whose words are as typed, and anything else
-- only where the own list has nothing.
create function public.search_medication_references(query text, max_results integer default 5, in_country text default null)
 returns setof public.medication_references
 language plpgsql
 stable
 set search_path = ''
as $$
declare
  typed         text := private.fold_text(left(trim(regexp_replace(query, '\s+', ' ', 'g')), 100));
  -- The typed text is not a pattern.
  words         text[] := string_to_array(regexp_replace(typed, '([\\%_])', '\\\1', 'g'), ' ');
  word_patterns text[] := array(select '%' || word || '%' from unnest(words) as word);
  half          text := left(typed, length(typed) / 2);
  typo_patterns text[] := private.build_typo_patterns(typed);
  -- Contained in every word that one error explains, unless the error comes later: one comparison instead of ten.
  after_half    text := '%' || regexp_replace(substr(typed, length(half) + 2), '([\\%_])', '\\\1', 'g') || '%';
  -- The last character of Unicode sorts after every continuation of a word.
  last          text := U&'\+10FFFF';
  max_rows      integer := least(greatest(max_results, 1), 50);
  -- Rows that look the same are adjacent, and there are seldom more than ten of them.
  fetch_limit   integer := 10 * max_rows;
  matches       public.medication_references[];
begin
  if length(typed) < 2 then
    return;
  end if;

  -- The index is nearly always sufficient, so the whole list is seldom read.
  matches := array(
    select r from public.medication_references r
    where r.folded_name ~>=~ typed and r.folded_name ~<~ (typed || last) and r.withdrawn_at is null
      and coalesce(r.country = in_country, true)
    order by not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
    limit fetch_limit);
  if (select count(*) from private.remove_duplicate_references(matches, max_rows)) < max_rows then
    matches := array(
      select r from private.medicine_words w join public.medication_references r using (id)
      where w.search_text like all (word_patterns)
      order by
        coalesce(r.country <> in_country, false),
        r.withdrawn_at is not null,
        case
          when starts_with(r.folded_name, typed) then 0
          when r.folded_name like words[1] || '%' then 1
          when r.folded_name like '% ' || words[1] || '%' then 2
          when r.folded_name like '%' || words[1] || '%' then 3
          else 4
        end,
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit fetch_limit);
  end if;

  -- Most errors come late in a word, where the index helps again.
  if cardinality(matches) = 0 and length(typed) >= 4 then
    matches := array(
      select r from public.medication_references r
      where ((r.folded_name ~>=~ half and r.folded_name ~<~ (half || last)
            and private.matches_with_one_typo(typed, r.search_text))
          or (left(r.folded_molecule, 50) ~>=~ half and left(r.folded_molecule, 50) ~<~ (half || last)
            and private.matches_with_one_typo(typed, r.folded_molecule)))
        and coalesce(r.country = in_country, true)
      order by
        r.withdrawn_at is not null,
        not private.matches_with_one_typo(typed, r.search_text),
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit fetch_limit);
  end if;
  if cardinality(matches) = 0 and length(typed) >= 4 then
    matches := array(
      select r from private.medicine_words w join public.medication_references r using (id)
      where (w.search_text like after_half or starts_with(w.search_text, half))
        and ((w.search_text like any (typo_patterns) and private.matches_with_one_typo(typed, w.search_text))
          or (w.folded_molecule like any (typo_patterns) and private.matches_with_one_typo(typed, w.folded_molecule)))
        and coalesce(r.country = in_country, true)
      order by
        r.withdrawn_at is not null,
        not private.matches_with_one_typo(typed, r.search_text),
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit fetch_limit);
  end if;
  if cardinality(matches) = 0 then
    matches := private.find_described_references(typed, fetch_limit, in_country);
  end if;
  -- A box that came from another country is in the list of that one.
  if cardinality(matches) = 0 and in_country is not null then
    return query select * from public.search_medication_references(query, max_results);
    return;
  end if;

  return query select * from private.remove_duplicate_references(matches, max_rows);
end
$$;
grant execute on function public.search_medication_references(text, integer, text) to authenticated;
