-- Medicines are searched as people say them: a name with a form, a use or an age ("doliprane enfant", "spray nez"), and
-- a name written as it sounds ("levotirox"). Both only where nothing was found as written.

-- What a word that is no name says of a medicine: a pattern for its name, substances, form and uses, all folded. Null for a
-- word that is none of these. An empty pattern is for words that tell nothing.
create function private.search_term_pattern(word text) returns text
 language sql immutable parallel safe strict
 set search_path = ''
as $$
  select terms.pattern
  from (values
    ('enfant enfants pediatrique kid kids child children nino nina ninos junior',
      'enfant|pediatri|nourrisson|sirop|suspension buvable|solution buvable|pour cent'),
    ('bebe bebes bb nourrisson nourrissons baby infant infants lactante lactantes',
      'nourrisson|bebe|enfant|sirop|suspension buvable|solution buvable|goutte|suppositoire'),
    ('adulte adultes adult adults adulto adultos', 'adulte|comprime|gelule'),
    ('sirop sirops syrup jarabe buvable liquide liquid', 'sirop|buvable'),
    ('spray sprays pulverisation pulverisateur aerosol bombe inhalateur inhaler inhalador',
      'pulveris|spray|collutoire'),
    ('nez nasal nasale nose nariz',
      'nasal|mometasone|tixocortol|tuaminoheptane|oxymetazoline|fluticasone|budesonide|beclometasone|azelastine'),
    ('yeux oeil ophtalmique collyre eye eyes ojos colirio', 'collyre|ophtalm|oculaire|ophta'),
    ('oreille oreilles otite ear ears oidos', 'auriculaire|otipax|phenazone|ofloxacine|rifamycine|ciprofloxacine|framycetine|polymyxine'),
    ('gorge throat garganta', 'gorge|collutoire|amylmetacresol|biclotymol|tetracaine|flurbiprofene|lysozyme|amylase|lidocaine'),
    ('bouche mouth boca', 'bouche|buccal|gingiv'),
    ('peau skin piel', 'creme|pommade|cutane|gel'),
    ('goutte gouttes drop drops gotas', 'goutte|buvable|collyre|instillation'),
    ('suppo suppos suppositoire suppositoires suppository supositorio supositorios', 'suppositoire'),
    ('cachet cachets comprime comprimes cp cps tablet tablets pill pills pastilla comprimido comprimidos',
      'comprime'),
    ('gelule gelules capsule capsules capsula capsulas', 'gelule|capsule'),
    ('effervescent effervescents effervescente', 'effervescent'),
    ('creme cremes pommade pommades onguent cream ointment crema pomada', 'creme|pommade'),
    ('gel gels', 'gel'),
    ('patch patchs patches parche parches pansement', 'patch|emplatre|transderm|impregne'),
    ('sachet sachets sobre sobres poudre', 'sachet|poudre'),
    ('ampoule ampoules ampolla ampollas', 'ampoule|buvable'),
    ('gomme gommes chewing gum chicle', 'gomme|macher'),
    ('pastille pastilles lozenge lozenges', 'pastille|sucer'),
    ('piqure piqures injection stylo stylos seringue pen', 'inject|stylo|seringue'),
    ('bain rinse colutorio', 'bain de bouche|bouche'),
    ('cortisone corticoide', 'cortisone|cortis|prednis|methasone'),
    ('le la les l de du des d un une pour contre avec sans et a au aux en mg ml cl boite medicament medicaments pilule
      antibiotique generique the of for with and el los para con caja mal maux', '')
  ) as terms (words, pattern)
  where word = any (regexp_split_to_array(terms.words, '\s+'))
  limit 1
$$;
grant execute on function private.search_term_pattern(text) to authenticated, service_role;

-- Folded text as it is heard in French, for what is written by ear: `levothyrox` and `levotirox` are one.
create function private.sound_text(folded text) returns text
 language sql immutable parallel safe strict
 set search_path = ''
as $$
  select regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(folded, 'ph', 'f'), 'x', 'ks'), 'qu', 'k'), 'eau', 'o'), 'au', 'o'), 'ai', 'e'), 'ei', 'e'),
      'ycqzh''-', 'ikks'),
    '(.)\1+', '\1', 'g')
$$;
grant execute on function private.sound_text(text) to authenticated, service_role;

-- Names that people have for substances, as the list writes these.
create function private.replace_common_names(typed text) returns text
 language plpgsql immutable parallel safe strict
 set search_path = ''
as $$
begin
  typed := regexp_replace(typed, '\mvitamin[ae]? d3?\M', 'colecalciferol');
  typed := regexp_replace(typed, '\mvitamin[ae]? c\M', 'ascorbique');
  typed := regexp_replace(typed, '\m(serum phy\w*|suero fisio\w*|saline)\M', 'chlorure sodium');
  return typed;
end
$$;
grant execute on function private.replace_common_names(text) to authenticated, service_role;

-- The letters that a name may begin with when it begins with this sound.
create function private.initials_of_sound(sound text) returns text[]
 language sql immutable parallel safe strict
 set search_path = ''
as $$
  select case left(sound, 1)
    when 'k' then array['k', 'c', 'q']
    when 's' then array['s', 'c', 'z']
    when 'f' then array['f', 'p']
    when 'i' then array['i', 'y', 'h']
    when 'o' then array['o', 'a', 'h']
    when 'e' then array['e', 'h', 'a']
    when 'a' then array['a', 'h']
    else array[left(sound, 1)]
  end
$$;
grant execute on function private.initials_of_sound(text) to authenticated, service_role;

-- The medicines that words tell best, where nothing holds all of them: a named one in the form, for the age or the use
-- that the other words say, or, without a name, one of which all words but at most one are true.
create function private.find_described_references(typed text, max_rows integer)
 returns public.medication_references[]
 language plpgsql stable
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
      where w.search_text like any (escaped)
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
      and missing.count < greatest(cardinality(terms) - 1, 1)
    order by
      missing.count, not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
    limit max_rows);
end
$$;
grant execute on function private.find_described_references(text, integer) to authenticated, service_role;

create or replace function public.search_medication_references(query text, max_results integer DEFAULT 5)
 returns setof public.medication_references
 language plpgsql stable
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
    order by not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
    limit fetch_limit);
  if (select count(*) from private.remove_duplicate_references(matches, max_rows)) < max_rows then
    matches := array(
      select r from private.medicine_words w join public.medication_references r using (id)
      where w.search_text like all (word_patterns)
      order by
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
      where (r.folded_name ~>=~ half and r.folded_name ~<~ (half || last)
          and private.matches_with_one_typo(typed, r.search_text))
        or (left(r.folded_molecule, 50) ~>=~ half and left(r.folded_molecule, 50) ~<~ (half || last)
          and private.matches_with_one_typo(typed, r.folded_molecule))
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
      order by
        r.withdrawn_at is not null,
        not private.matches_with_one_typo(typed, r.search_text),
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit fetch_limit);
  end if;
  if cardinality(matches) = 0 then
    matches := private.find_described_references(typed, fetch_limit);
  end if;

  return query select * from private.remove_duplicate_references(matches, max_rows);
end
$$;
