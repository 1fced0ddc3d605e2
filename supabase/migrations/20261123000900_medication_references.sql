-- Reference medicines from the official files: what an import writes, and how a medicine is found among fifteen
-- thousand.

/* One row for each import. The next import is compared with the last: a much shorter file is a damaged one. */
create table private.medicine_imports (
  id          bigint generated always as identity primary key,
  source      text not null,
  -- The day the publisher dates the files.
  source_date date not null,
  imported_at timestamptz not null default now(),
  -- Rows of each file.
  counts      jsonb not null,
  -- How many medicines were added, changed, back or withdrawn; null for imports that did not count them.
  outcome     jsonb
);
create index medicine_imports_by_source on private.medicine_imports (source, id desc);

create table public.medication_references (
  id                    uuid primary key default gen_random_uuid(),
  cis                   text check (cis ~ '^\d{8}$'),
  cip13                 text check (cip13 ~ '^\d{13}$'),
  name                  text not null,
  name_es               text,
  dosage                text not null,
  form                  text not null,
  price                 numeric(8, 2),
  prescription_required text not null,
  active_molecule       text not null,
  treated_symptoms      text,
  treated_symptoms_es   text,
  side_effects          text,
  side_effects_es       text,
  default_posology      text,
  default_posology_es   text,
  default_quantity      integer,
  source                text not null,
  source_date           date not null,
  folded_name           text not null generated always as (private.fold_text(name)) stored,
  source_key            text generated always as (cis) stored,
  atc                   text,
  -- The wording of the source.
  marketing_state       text,
  -- When an import no longer found it. Medications of a cabinet keep referring to the row.
  withdrawn_at          timestamptz,
  -- The import that last changed it; none of them has touched a row without one.
  import_batch          bigint references private.medicine_imports,
  -- Written by a person: an import leaves its wording and its box as they are.
  is_curated            boolean not null default true,
  is_homeopathic        boolean not null default false,
  -- The order in searches: 0 a common name, 1 another medicine of a pharmacy, 2 not sold, 3 for hospitals.
  remoteness            smallint not null default 0 check (remoteness between 0 and 3),
  search_text           text not null generated always as
                (private.fold_text(name || ' ' || dosage || ' ' || active_molecule || ' ' || coalesce(name_es, ''))) stored,
  folded_molecule       text not null generated always as (private.fold_text(active_molecule)) stored,
  updated_at            timestamptz not null default now(),
  constraint medication_references_name_in_bounds
    check (name ~ '\S' and length(name) <= 500 and name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_references_name_es_in_bounds
    check (length(name_es) <= 500 and name_es !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_references_dosage_in_bounds
    check (length(dosage) <= 2000 and dosage !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_references_form_in_bounds
    check (length(form) <= 500 and form !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_references_price_in_bounds check (price between 0 and 99999),
  constraint medication_references_prescription_required_in_bounds
    check (length(prescription_required) <= 2000
      and prescription_required !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_references_active_molecule_in_bounds
    check (length(active_molecule) <= 5000 and active_molecule !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_references_treated_symptoms_in_bounds
    check (length(treated_symptoms) <= 2000
      and treated_symptoms !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint medication_references_treated_symptoms_es_in_bounds
    check (length(treated_symptoms_es) <= 2000
      and treated_symptoms_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint medication_references_side_effects_in_bounds
    check (length(side_effects) <= 2000 and side_effects !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint medication_references_side_effects_es_in_bounds
    check (length(side_effects_es) <= 2000
      and side_effects_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint medication_references_default_posology_in_bounds
    check (length(default_posology) <= 1000
      and default_posology !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint medication_references_default_posology_es_in_bounds
    check (length(default_posology_es) <= 1000
      and default_posology_es !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint medication_references_default_quantity_in_bounds check (default_quantity between 1 and 10000),
  constraint medication_references_source_in_bounds
    check (source ~ '\S' and length(source) <= 500 and source !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint medication_references_source_date_in_bounds check (source_date between '1900-01-01' and '2200-12-31'),
  constraint medication_references_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);
create index medication_references_by_name on public.medication_references (folded_name text_pattern_ops);
-- The molecules of a vaccine fill a page, which is too long for an index.
create index medication_references_by_molecule
  on public.medication_references (left(folded_molecule, 50) text_pattern_ops);
create index medication_references_by_cip13 on public.medication_references (cip13);
create unique index medication_references_by_source on public.medication_references (source, source_key);

/*
 * The columns that a search reads. Where no name begins with the typed words, every row is read; a reference medicine
 * has thirty columns, and reading past them took three times as long as the comparison itself.
 */
create table private.medicine_words (
  id              uuid primary key references public.medication_references on delete cascade,
  search_text     text not null,
  folded_molecule text not null
);

alter table public.medication_references enable row level security;

grant select, delete on public.medication_references to authenticated;
grant select on private.medicine_words to authenticated, service_role;
grant insert (id, name, name_es, dosage, form, price, prescription_required, active_molecule, treated_symptoms,
  treated_symptoms_es, side_effects, side_effects_es, default_posology, default_posology_es, default_quantity,
  source, source_date) on public.medication_references to authenticated;
grant update (name, name_es, dosage, form, price, prescription_required, active_molecule, treated_symptoms,
  treated_symptoms_es, side_effects, side_effects_es, default_posology, default_posology_es, default_quantity,
  source, source_date) on public.medication_references to authenticated;
grant all on public.medication_references to service_role;

/*
 * Whether one typing error turns the beginning of `target` into `typed`: a wrong, missing or extra letter, or two
 * swapped.
 */
create function private.matches_with_one_typo(typed text, target text) returns boolean
  language plpgsql immutable strict parallel safe
  set search_path = ''
as $$
declare
  half integer := length(typed) / 2;
  same integer := case when left(typed, half) = left(target, half) then half else 0 end;
begin
  while same < length(typed) and substr(typed, same + 1, 1) = substr(target, same + 1, 1) loop
    same := same + 1;
  end loop;
  return starts_with(substr(target, same + 2), substr(typed, same + 2))
    or starts_with(substr(target, same + 2), substr(typed, same + 1))
    or starts_with(substr(target, same + 1), substr(typed, same + 2))
    or starts_with(
      substr(target, same + 1),
      substr(typed, same + 2, 1) || substr(typed, same + 1, 1) || substr(typed, same + 3));
end
$$;
grant execute on function private.matches_with_one_typo(text, text) to authenticated, service_role;

/*
 * Patterns for `like` that match every word one typing error turns into `typed`: one half is intact, or their border is
 * swapped.
 */
create function private.build_typo_patterns(typed text) returns text[]
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
grant execute on function private.build_typo_patterns(text) to authenticated, service_role;

/* Removes rows that look the same to a person, such as parallel imports of one medicine, and keeps the given order. */
create function private.remove_duplicate_references(lines public.medication_references[], max_rows integer)
  returns setof public.medication_references
  language sql immutable
  set search_path = ''
as $$
  select (numbered.line).*
  from (
    select line, position, row_number() over (
      partition by (line).folded_name, (line).dosage, (line).form, (line).default_quantity
      order by position) as copy
    from (
      select lines[position] as line, position from generate_subscripts(lines, 1) as position) as positions
  ) as numbered
  where copy = 1
  order by position
  limit max_rows
$$;
grant execute on function private.remove_duplicate_references(medication_references[], integer)
  to authenticated, service_role;

create function private.update_medicine_words() returns trigger
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

/*
 * A row that an administrator changed is curated: the next import keeps its wording. An import finds a medicine by its
 * source, so the source stays. The import itself runs as the owner of the database, fifteen thousand rows at a time.
 */
create function private.mark_as_curated() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.is_curated := true;
  new.updated_at := clock_timestamp();
  if old.import_batch is not null then
    new.source := old.source;
  end if;
  return new;
end
$$;

create trigger update_words_on_insert after insert on public.medication_references
  referencing new table as changed for each statement execute function private.update_medicine_words();
create trigger update_words_on_update after update on public.medication_references
  referencing new table as changed for each statement execute function private.update_medicine_words();
create trigger mark_as_curated before update on public.medication_references
  for each row when (current_user = 'authenticated')
  execute function private.mark_as_curated();

create policy "signed-in people read reference medicines"
  on public.medication_references for select to authenticated
  using (true);
create policy "admins add medicines"
  on public.medication_references for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change medicines"
  on public.medication_references for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
-- The next import would add an imported one again.
create policy "admins delete medicines that a person wrote"
  on public.medication_references for delete to authenticated
  using ((select private.is_admin()) and import_batch is null);

/*
 * Reference medicines with every word of `query` in their name, dosage or molecule, ignoring accents and case: first
 * names that begin with it, then names with a word that does, then the rest; within these, medicines of households
 * before those of hospitals, and withdrawn ones last. Where nothing matches, those that one typing error explains, from
 * four letters on. Each medicine once, at most 50 rows.
 */
create function public.search_medication_references(query text, max_results integer default 5)
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

  return query select * from private.remove_duplicate_references(matches, max_rows);
end
$$;
grant execute on function public.search_medication_references(text, integer) to authenticated;

/* The imports, newest first: at most 50. */
create function public.list_medicine_imports()
  returns table (source text, source_date date, imported_at timestamptz, counts jsonb, outcome jsonb)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins see the imports' using errcode = '42501';
  end if;
  return query
    select i.source, i.source_date, i.imported_at, i.counts, i.outcome
    from private.medicine_imports i
    order by i.id desc
    limit 50;
end
$$;
grant execute on function public.list_medicine_imports() to authenticated;
