-- The generic groups of the French file: which medicines the agency lists under one substance, strength and form. An
-- import writes them; a search at the pharmacy reads them.

create table public.generic_groups (
  -- As the file numbers them.
  number      integer primary key,
  -- In French.
  label       text not null,
  -- The day of the last edition that names the group.
  source_date date not null,
  constraint generic_groups_number_in_bounds check (number >= 0),
  constraint generic_groups_label_in_bounds
    check (label ~ '\S' and length(label) <= 1000 and label !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint generic_groups_source_date_in_bounds check (source_date between '1900-01-01' and '2200-12-31')
);

create table public.generic_group_members (
  group_number integer not null references public.generic_groups (number) on delete cascade,
  -- No foreign key: of the 10,628 medicines of the file of May 2026 the list does not have 2,503.
  cis          text not null,
  kind         text not null,
  -- When an import no longer found it in the group.
  withdrawn_at timestamptz,
  primary key (group_number, cis),
  constraint generic_group_members_cis_check check (cis ~ '^\d{8}$'),
  constraint generic_group_members_kind_check
    check (kind in ('original', 'generic', 'complementary', 'substitutable')),
  constraint generic_group_members_withdrawn_at_in_bounds
    check (withdrawn_at >= '1900-01-01 00:00:00+00' and withdrawn_at < '2201-01-01 00:00:00+00')
);
create index generic_group_members_by_cis on public.generic_group_members (cis);

alter table public.generic_groups enable row level security;
alter table public.generic_group_members enable row level security;

grant select on public.generic_groups, public.generic_group_members to authenticated;
grant all on public.generic_groups, public.generic_group_members to service_role;

create policy "signed-in people read generic groups"
  on public.generic_groups for select to authenticated
  using (true);
create policy "signed-in people read who is in a generic group"
  on public.generic_group_members for select to authenticated
  using (true);

/*
 * The generic groups of French medicines, each with the members that the list has: originals first, and those that left the
 * group last. `unlisted` counts the members that the list does not have, of which no name is known.
 */
create function public.list_generic_groups(reference_ids uuid[])
 returns table (number integer, label text, source_date date, members jsonb, unlisted integer)
 language sql stable
 set search_path = ''
as $$
  with asked as materialized (
    select distinct m.group_number
    from unnest(list_generic_groups.reference_ids[1:50]) as given (id)
    join public.medication_references r on r.id = given.id and r.country = 'FR'
    join public.generic_group_members m on m.cis = r.cis and m.withdrawn_at is null
  )
  select g.number, g.label, g.source_date,
    coalesce(jsonb_agg(jsonb_build_object(
        'reference_id', r.id, 'cis', m.cis, 'kind', m.kind, 'has_left', m.withdrawn_at is not null,
        'name', r.name, 'dosage', r.dosage, 'form', r.form, 'is_withdrawn', r.withdrawn_at is not null)
      order by m.withdrawn_at is not null, m.kind <> 'original', r.folded_name, r.dosage, m.cis)
      filter (where r.id is not null), '[]'),
    (count(*) filter (where r.id is null and m.withdrawn_at is null))::integer
  from asked
  join public.generic_groups g on g.number = asked.group_number
  join public.generic_group_members m on m.group_number = g.number
  left join public.medication_references r on r.cis = m.cis and r.country = 'FR'
  group by g.number
  order by g.label, g.number
$$;
grant execute on function public.list_generic_groups(uuid[]) to authenticated;
