-- Where no name begins with what was typed, every line is looked at. A reference medicine is thirty columns wide, and
-- walking past them took three times as long as the look itself: what is looked through stands in a list of its own.

create table private.medicine_words (
  id              uuid primary key references public.medication_references on delete cascade,
  search_text     text not null,
  folded_molecule text not null
);
-- What it holds is everybody's to read in the table it is taken from.
grant select on private.medicine_words to authenticated, service_role;

create function private.keep_medicine_words() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into private.medicine_words as w (id, search_text, folded_molecule)
  select id, search_text, folded_molecule from changed
  on conflict (id) do update
    set search_text = excluded.search_text, folded_molecule = excluded.folded_molecule
    where (w.search_text, w.folded_molecule) <> (excluded.search_text, excluded.folded_molecule);
  return null;
end
$$;
create trigger keep_words_of_new after insert on public.medication_references
  referencing new table as changed for each statement execute function private.keep_medicine_words();
create trigger keep_words_of_changed after update on public.medication_references
  referencing new table as changed for each statement execute function private.keep_medicine_words();

insert into private.medicine_words (id, search_text, folded_molecule)
select id, search_text, folded_molecule from public.medication_references;

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
  -- In whatever one slip explains, unless the slip is further behind: one look instead of ten patterns.
  behind   text := '%' || regexp_replace(substr(typed, length(half) + 2), '([\\%_])', '\\\1', 'g') || '%';
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
      select r from private.medicine_words w join public.medication_references r using (id)
      where w.search_text like all (anywhere)
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
      select r from private.medicine_words w join public.medication_references r using (id)
      where (w.search_text like behind or starts_with(w.search_text, half))
        and ((w.search_text like any (slips) and private.is_one_slip(typed, w.search_text))
          or (w.folded_molecule like any (slips) and private.is_one_slip(typed, w.folded_molecule)))
      order by
        r.withdrawn_at is not null,
        not private.is_one_slip(typed, r.search_text),
        not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.source_key
      limit enough);
  end if;

  return query select * from private.each_once(lines, wanted);
end
$$;
