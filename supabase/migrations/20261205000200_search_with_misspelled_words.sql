-- The search of medicines asks the sounds of names, and takes the substances that a name of another country stands for.

drop function public.search_medication_references(text, integer, text);
drop function private.find_described_references(text, integer, text);
drop function private.initials_of_sound(text);

/*
 * Words of names that sound like a typed one, best first, each with the share of letter pairs in common: 1 for the same
 * word. Short words need more, because one slip makes them another.
 */
create function private.find_similar_words(typed text) returns table (word text, likeness real)
 language sql stable strict
 set search_path = ''
as $$
  with asked as materialized (select distinct unnest(private.sound_pairs(typed)) as pair),
  found as (
    select s.word, (2.0 * count(*) / (s.pairs + (select count(*) from asked)))::real as likeness,
      bool_or(starts_with(pair, '^')) as begins_alike
    from asked join private.medicine_sounds s using (pair)
    group by s.word, s.pairs)
  select word, likeness from found
  where likeness >= case when length(typed) < 5 or not begins_alike then 0.75 else 0.64 end
  order by likeness desc, word
  limit 8
$$;
grant execute on function private.find_similar_words(text) to authenticated, service_role;

-- A pattern for a typed strength: the number as one of its own, a gram as a thousand milligrams and the other way round.
-- Null for a word that is no strength.
create function private.strength_pattern(word text) returns text
 language plpgsql immutable parallel safe strict
 set search_path = ''
as $$
declare
  parts  text[] := regexp_match(word, '^(\d{1,7}(?:[.,]\d{1,4})?)(mg|g|ml|ui|ch|dh|%|mcg|ug|µg|μg)?$');
  amount numeric := replace(parts[1], ',', '.')::numeric;
  unit   text := coalesce(parts[2], '');
  forms  text[];
begin
  if parts is null then
    return null;
  end if;
  forms := array[replace(replace(parts[1], ',', '.'), '.', '[.,]')];
  if unit = 'g' then
    forms := forms || (trim_scale(amount * 1000)::text || ' ?mg');
  elsif unit in ('mg', '') and amount >= 500 then
    forms := forms || (replace(trim_scale(amount / 1000)::text, '.', '[.,]') || ' ?g\M');
  end if;
  return '(?:^|[^0-9.,])(?:' || array_to_string(forms, '|') || ')(?![0-9]|[.,][0-9])';
end
$$;
grant execute on function private.strength_pattern(text) to authenticated, service_role;

-- Typed text with each unit at its number: `1 g` is one word.
create function private.join_units(folded text) returns text
 language sql immutable parallel safe strict
 set search_path = ''
as $$
  select regexp_replace(folded, '(\d) +(mg|g|ml|ui|ch|dh|%|mcg|ug|µg|μg)(?= |$)', '\1\2', 'g')
$$;
grant execute on function private.join_units(text) to authenticated, service_role;

-- A pattern for each strength that was typed.
create function private.strength_patterns(folded text) returns setof text
 language sql immutable parallel safe strict
 set search_path = ''
as $$
  select pattern
  from regexp_split_to_table(private.join_units(folded), ' +') word, private.strength_pattern(word) pattern
  where pattern is not null
$$;
grant execute on function private.strength_patterns(text) to authenticated, service_role;

-- The medicines that words tell best, where nothing holds all of them: a named one in the form, for the age or the use
-- that the other words say, or, without a name, one of which all words but at most one are true.
create function private.find_described_references(typed text, max_rows integer, in_country text, substances text[])
 returns public.medication_references[]
 language plpgsql
 stable
 set search_path = ''
as $$
declare
  -- What is said in another way than the list writes it; a strength may stand at its name: "doliprane1000".
  said     text[] := regexp_split_to_array(
    private.join_units(private.replace_common_names(regexp_replace(typed, '([a-z]{3})(\d)', '\1 \2', 'g'))), '[ ''’]+');
  terms    text[] := array(select private.search_term_pattern(word) from unnest(said) word
    where private.search_term_pattern(word) <> '');
  strengths text[] := array(select private.strength_patterns(typed));
  names    text[] := array(select word from unnest(said) word
    where private.search_term_pattern(word) is null and private.strength_pattern(word) is null and length(word) >= 3);
  name     text;
  is_known boolean;
  are_known boolean := true;
  -- What each name may mean, with the number of the name.
  meanings text[] := '{}';
  numbers  integer[] := '{}';
  likenesses real[] := '{}';
  joined   text := array_to_string(array(
    select word from unnest(said) word where word !~ '\d' and coalesce(private.search_term_pattern(word), '') = ''), '');
  heard    record;
  best     real;
  has_form boolean;
  matches  public.medication_references[] := '{}';
begin
  for number in 1 .. cardinality(names) loop
    name := names[number];
    is_known := exists (
      select from private.medicine_sounds s where starts_with(s.pair, '^') and s.word ~>=~ name and s.word ~<~ (name || U&'\+10FFFF'));
    if is_known then
      meanings := meanings || name;
      numbers := numbers || number;
      likenesses := likenesses || 1::real;
      continue;
    end if;
    are_known := false;
    best := null;
    for heard in select * from private.find_similar_words(name) loop
      best := coalesce(best, heard.likeness);
      exit when heard.likeness < best - 0.1;
      meanings := meanings || heard.word;
      numbers := numbers || number;
      likenesses := likenesses || heard.likeness;
    end loop;
  end loop;
  if not are_known and cardinality(substances) > 0 then
    for number in 1 .. cardinality(substances) loop
      meanings := meanings || string_to_array(private.fold_text(substances[number]), '|');
      numbers := numbers || array_fill(-number, array[cardinality(string_to_array(substances[number], '|'))]);
      likenesses := likenesses || array_fill(0.9::real, array[cardinality(string_to_array(substances[number], '|'))]);
    end loop;
  end if;
  -- One name that was heard as several words: "dolly prane".
  if cardinality(said) between 2 and 5 and length(joined) between 5 and 24
      and (cardinality(names) > 1 or (cardinality(names) = 1 and not are_known)) then
    for heard in select * from private.find_similar_words(joined) loop
      exit when heard.likeness < 0.75;
      meanings := meanings || heard.word;
      numbers := numbers || 0;
      -- It stands for all of them.
      likenesses := likenesses || (heard.likeness * greatest(cardinality(names), 1))::real;
    end loop;
  end if;

  -- Words that may be misspelled names say less than two that are none.
  if cardinality(meanings) > 0
      and not (cardinality(terms) > 1 and (select max(likeness) from unnest(likenesses) likeness) < 0.8) then
    matches := array(
      select r
      from private.medicine_words w
      join public.medication_references r using (id),
      lateral (
        select w.search_text || ' ' || private.fold_text(r.form || ' ' || coalesce(r.treated_symptoms, '')) as description) d,
      -- A name of another country means what holds its substances and nothing else.
      lateral (select cardinality(string_to_array(w.folded_molecule, '+')) = cardinality(substances) as has_these_only) alone,
      lateral (
        select
          (select sum(likeness) from (
            select max(likeness) as likeness
            from unnest(meanings, numbers, likenesses) as meant (meaning, number, likeness)
            where (number >= 0 or has_these_only) and w.search_text ~ ('\m' || regexp_replace(meaning, '([^[:alnum:] ])', '\\\1', 'g'))
            group by number) each_name) as likeness,
          (select count(*) from unnest(terms || strengths) term where d.description ~ term) as terms_held) held
      where w.search_text like any (array(select '%' || regexp_replace(m, '([\\%_])', '\\\1', 'g') || '%' from unnest(meanings) m))
        and coalesce(r.country = in_country, true) and held.likeness is not null
      order by
        r.withdrawn_at is not null, held.likeness desc, held.terms_held desc,
        not starts_with(r.folded_name, meanings[1]),
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit max_rows);
    return matches;
  end if;
  if cardinality(terms) = 0 or (cardinality(terms) = 1 and cardinality(names) > 0) then
    return matches;
  end if;
  has_form := exists (
    select from (select distinct form from public.medication_references) each, unnest(terms) term
    where private.fold_text(form) ~ term);
  -- The forms are few hundred, so most medicines are passed over for theirs, unless the words say none.
  return array(
    select r
    from (
      select form, array(select term from unnest(terms) term where private.fold_text(form) !~ term) as untold
      from (select distinct form from public.medication_references) each) forms
    join public.medication_references r using (form)
    cross join lateral (
      select count(*) as count from unnest(forms.untold) term
      where r.search_text || ' ' || coalesce(private.fold_text(r.treated_symptoms), '') !~ term) missing
    where (cardinality(forms.untold) < cardinality(terms) or not has_form) and r.withdrawn_at is null
      and coalesce(r.country = in_country, true)
      and missing.count < greatest(cardinality(terms) - 1, 1)
    order by
      missing.count,
      -- What is printed in these very words.
      (select count(*) from unnest(said) word where length(word) > 3 and strpos(r.search_text, word) > 0) desc,
      not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
    limit max_rows);
end
$$;
grant execute on function private.find_described_references(text, integer, text, text[]) to authenticated, service_role;

-- As before, with names of the substances that a name of another country stands for: those of one substance with a bar
-- between them.
create function public.search_medication_references(
  query text, max_results integer default 5, in_country text default null, substances text[] default null)
 returns setof public.medication_references
 language plpgsql
 stable
 set search_path = ''
as $$
declare
  typed         text := private.fold_text(left(trim(regexp_replace(query, '\s+', ' ', 'g')), 100));
  -- The typed text is not a pattern.
  words         text[] := string_to_array(regexp_replace(typed, '([\\%_])', '\\\1', 'g'), ' ');
  -- Words between others tell nothing: "paracetamol de 1 g".
  telling       text[] := array(
    select word from unnest(words) with ordinality as each (word, at)
    where at = 1 or word not in ('de', 'du', 'des', 'd', 'la', 'le', 'les', 'of', 'the', 'del', 'para', 'con', 'pour', 'en'));
  word_patterns text[] := array(select '%' || word || '%' from unnest(telling) as word);
  -- What stands first in a name, rather than "500" of "500 mg de doliprane".
  first_word    text := coalesce((
    select word from unnest(telling) with ordinality as each (word, at) where word ~ '^[a-z]{3}' order by at limit 1), words[1]);
  strengths     text[] := array(select pattern from private.strength_patterns(typed) as pattern);
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
  -- More than any name stands for would be compared with every medicine.
  substances := array(select left(names, 300) from unnest(search_medication_references.substances[1:8]) names);

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
          when r.folded_name like first_word || '%' then 1
          when r.folded_name like '% ' || first_word || '%' then 2
          when r.folded_name like '%' || first_word || '%' then 3
          else 4
        end,
        -- "1 g" is a strength, not the letters of one.
        (select count(*) from unnest(strengths) strength where w.search_text ~ strength) desc,
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit fetch_limit);
  end if;

  -- A name of another country is no error.
  if cardinality(matches) = 0 and cardinality(substances) > 0 then
    matches := private.find_described_references(typed, fetch_limit, in_country, substances);
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
    matches := private.find_described_references(typed, fetch_limit, in_country, '{}');
  end if;
  -- A box that came from another country is in the list of that one.
  if cardinality(matches) = 0 and in_country is not null then
    return query select * from public.search_medication_references(query, max_results, null, substances);
    return;
  end if;

  return query select * from private.remove_duplicate_references(matches, max_rows);
end
$$;
grant execute on function public.search_medication_references(text, integer, text, text[]) to authenticated;
