-- Reference medicines that come from the official files: what an import writes, and how they are found
-- among fifteen thousand.

/* One row for each import. The next one is held against the last: a shorter file is a broken one. */
create table private.medicine_imports (
  id          bigint generated always as identity primary key,
  source      text not null,
  -- The day the publisher dates the files.
  source_date date not null,
  imported_at timestamptz not null default now(),
  -- Rows of each file.
  counts      jsonb not null
);
create index medicine_imports_by_source on private.medicine_imports (source, id desc);

alter table public.medication_references
  add column source_key      text generated always as (cis) stored,
  add column atc             text,
  -- In the words of the source.
  add column marketing_state text,
  -- When an import no longer found it. Boxes in a cabinet keep pointing here.
  add column withdrawn_at    timestamptz,
  -- The import that last changed it; none of them has touched a row without one.
  add column import_batch    bigint references private.medicine_imports,
  -- Written by a person: an import leaves its wording and its box as they are.
  add column is_curated      boolean not null default true,
  add column is_homeopathic  boolean not null default false,
  -- How far from a household: 0 the name everybody knows, 1 another box of the pharmacy, 2 not sold, 3 for hospitals.
  add column remoteness      smallint not null default 0 check (remoteness between 0 and 3);

-- All that is looked through, name and dosage first.
alter table public.medication_references
  drop column folded_molecule,
  add column search_text text not null generated always as
    (private.fold(name || ' ' || dosage || ' ' || active_molecule || ' ' || coalesce(name_es, ''))) stored,
  add column folded_molecule text not null generated always as (private.fold(active_molecule)) stored;
-- Of a vaccine the molecules fill a page, which no index takes.
create index medication_references_by_molecule
  on public.medication_references (left(folded_molecule, 50) text_pattern_ops);

-- A box may move to another medicine while the old one, withdrawn, still names it.
alter table public.medication_references drop constraint medication_references_cip13_key;
create index medication_references_by_cip13 on public.medication_references (cip13);
create unique index medication_references_by_source on public.medication_references (source, source_key);

/* Whether one slip of a finger turns the beginning of `wanted` into `typed`: a letter wrong, missing, too many, or two swapped. */
create function private.is_one_slip(typed text, wanted text) returns boolean
  language plpgsql immutable strict parallel safe
  set search_path = ''
as $$
declare
  half integer := length(typed) / 2;
  same integer := case when left(typed, half) = left(wanted, half) then half else 0 end;
begin
  while same < length(typed) and substr(typed, same + 1, 1) = substr(wanted, same + 1, 1) loop
    same := same + 1;
  end loop;
  return starts_with(substr(wanted, same + 2), substr(typed, same + 2))
    or starts_with(substr(wanted, same + 2), substr(typed, same + 1))
    or starts_with(substr(wanted, same + 1), substr(typed, same + 2))
    or starts_with(
      substr(wanted, same + 1),
      substr(typed, same + 2, 1) || substr(typed, same + 1, 1) || substr(typed, same + 3));
end
$$;
grant execute on function private.is_one_slip(text, text) to authenticated, service_role;

/* Patterns that `like` matches with whatever one slip turns into `typed`: one of its halves is whole, or their seam is swapped. */
create function private.slip_patterns(typed text) returns text[]
  language sql immutable strict parallel safe
  set search_path = ''
as $$
  with halves as (
    select half,
      regexp_replace(left(typed, half), '([\\%_])', '\\\1', 'g') as head,
      regexp_replace(left(typed, half - 1), '([\\%_])', '\\\1', 'g') as before_seam,
      regexp_replace(substr(typed, half + 1), '([\\%_])', '\\\1', 'g') as tail,
      regexp_replace(substr(typed, half + 2), '([\\%_])', '\\\1', 'g') as after_seam
    from (select length(typed) / 2 as half) as middle
  )
  select array[
    head || '%',
    repeat('_', half - 1) || tail || '%',
    repeat('_', half) || tail || '%',
    repeat('_', half + 1) || tail || '%',
    before_seam || '__' || after_seam || '%'
  ] from halves
$$;
grant execute on function private.slip_patterns(text) to authenticated, service_role;

/*
 * Reference medicines with every word of `query` in their name, dosage or molecule, accents and case
 * apart: names that begin with it first, then names with a word that does, then the rest; within these
 * what households have before what hospitals have, and what is withdrawn last of all. Where nothing
 * fits, those that one slip explains, from four letters on. At most 50 rows.
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
  beyond   text := typed || U&'\+10FFFF';
  wanted   integer := least(greatest(max_results, 1), 50);
begin
  if length(typed) < 2 then
    return;
  end if;

  -- An index answers nearly always, so the list is seldom read whole.
  if (select count(*) from (
    select from public.medication_references r
    where r.folded_name ~>=~ typed and r.folded_name ~<~ beyond and r.withdrawn_at is null
    limit wanted) as found) = wanted
  then
    return query
      select r.* from public.medication_references r
      where r.folded_name ~>=~ typed and r.folded_name ~<~ beyond and r.withdrawn_at is null
      order by not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.id
      limit wanted;
    return;
  end if;

  return query
    select r.* from public.medication_references r
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
      not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.id
    limit wanted;
  if found or length(typed) < 4 then
    return;
  end if;

  -- Most slips come late in a word, where an index answers again.
  return query
    select r.* from public.medication_references r
    where ((r.folded_name ~>=~ half and r.folded_name ~<~ (half || U&'\+10FFFF'))
        and private.is_one_slip(typed, r.search_text))
      or ((left(r.folded_molecule, 50) ~>=~ half and left(r.folded_molecule, 50) ~<~ (half || U&'\+10FFFF'))
        and private.is_one_slip(typed, r.folded_molecule))
    order by
      r.withdrawn_at is not null,
      not private.is_one_slip(typed, r.search_text),
      not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.id
    limit wanted;
  if found then
    return;
  end if;

  return query
    select r.* from public.medication_references r
    where (r.search_text like any (slips) and private.is_one_slip(typed, r.search_text))
      or (r.folded_molecule like any (slips) and private.is_one_slip(typed, r.folded_molecule))
    order by
      r.withdrawn_at is not null,
      not private.is_one_slip(typed, r.search_text),
      not r.is_curated, r.is_homeopathic, r.remoteness, r.folded_name, r.dosage, r.default_quantity, r.id
    limit wanted;
end
$$;
