-- Nine importers bring the same inhaler to France, each under a code of its own. Whoever types its name
-- wants to see it once, and four other medicines.

/* The first of each kind in the order given: two that look the same to a person are one. */
create function private.each_once(lines public.medication_references[], wanted integer)
  returns setof public.medication_references
  language sql immutable
  set search_path = ''
as $$
  select (told.line).*
  from (
    select line, place, row_number() over (
      partition by (line).folded_name, (line).dosage, (line).form, (line).default_quantity
      order by place) as copy
    from (
      select lines[place] as line, place from generate_subscripts(lines, 1) as place) as placed
  ) as told
  where copy = 1
  order by place
  limit wanted
$$;
grant execute on function private.each_once(public.medication_references[], integer)
  to authenticated, service_role;

/*
 * Reference medicines with every word of `query` in their name, dosage or molecule, accents and case
 * apart: names that begin with it first, then names with a word that does, then the rest; within these
 * what households have before what hospitals have, and what is withdrawn last of all. Where nothing
 * fits, those that one slip explains, from four letters on. Each once, at most 50 rows.
 */
create or replace function public.search_medication_references(query text, max_results integer default 5)
  returns setof public.medication_references
  language plpgsql stable
  set search_path = ''
as $$
declare
  typed    text := private.fold(left(trim(regexp_replace(query, '\s+', ' ', 'g')), 100));
  -- What is typed is never a pattern itself.
  words    text[] := string_to_array(regexp_replace(typed, '([\\%_])', '\\\1', 'g'), ' ');
  anywhere text[] := array(select '%' || word || '%' from unnest(words) as word);
  half     text := left(typed, length(typed) / 2);
  slips    text[] := private.slip_patterns(typed);
  -- After the last letter, the last character there is.
  last     text := U&'\+10FFFF';
  wanted   integer := least(greatest(max_results, 1), 50);
  -- Those that look the same stand together, and seldom more than ten of them.
  enough   integer := 10 * wanted;
  lines    public.medication_references[];
begin
  if length(typed) < 2 then
    return;
  end if;

  -- An index answers nearly always, so the list is seldom read whole.
  lines := array(
    select r from public.medication_references r
    where r.folded_name ~>=~ typed and r.folded_name ~<~ (typed || last) and r.withdrawn_at is null
    order by not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
    limit enough);
  if (select count(*) from private.each_once(lines, wanted)) < wanted then
    lines := array(
      select r from public.medication_references r
      where r.search_text like all (anywhere)
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
      limit enough);
  end if;

  -- Most slips come late in a word, where an index answers again.
  if cardinality(lines) = 0 and length(typed) >= 4 then
    lines := array(
      select r from public.medication_references r
      where (r.folded_name ~>=~ half and r.folded_name ~<~ (half || last)
          and private.is_one_slip(typed, r.search_text))
        or (left(r.folded_molecule, 50) ~>=~ half and left(r.folded_molecule, 50) ~<~ (half || last)
          and private.is_one_slip(typed, r.folded_molecule))
      order by
        r.withdrawn_at is not null,
        not private.is_one_slip(typed, r.search_text),
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit enough);
  end if;
  if cardinality(lines) = 0 and length(typed) >= 4 then
    lines := array(
      select r from public.medication_references r
      where (r.search_text like any (slips) and private.is_one_slip(typed, r.search_text))
        or (r.folded_molecule like any (slips) and private.is_one_slip(typed, r.folded_molecule))
      order by
        r.withdrawn_at is not null,
        not private.is_one_slip(typed, r.search_text),
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit enough);
  end if;

  return query select * from private.each_once(lines, wanted);
end
$$;
