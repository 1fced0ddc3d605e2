-- What the French agency says about a medicine between two editions of its list: whether it can be bought, and what it
-- announces. An import of the official files writes both; boxes find them by the code of their medicine.

/* One row for each medicine or pack that the file names, until an import no longer finds it. */
create table public.reference_availability (
  -- No foreign key: the file names medicines that the list does not have, or has in its next edition.
  cis        text not null,
  -- The pack it is about; empty where it is about all packs of the medicine.
  cip13      text not null default '',
  state      text not null,
  started_on date not null,
  -- The day the agency last said so.
  updated_on date,
  -- When it was, or is to be, sold again.
  back_on    date,
  -- The page of the agency.
  url        text,
  primary key (cis, cip13),
  constraint reference_availability_cis_check check (cis ~ '^\d{8}$'),
  constraint reference_availability_cip13_check check (cip13 ~ '^(\d{13})?$'),
  constraint reference_availability_state_check check (state in ('shortage', 'tension', 'stopped', 'back')),
  constraint reference_availability_started_on_in_bounds check (started_on between '1900-01-01' and '2200-12-31'),
  constraint reference_availability_updated_on_in_bounds check (updated_on between '1900-01-01' and '2200-12-31'),
  constraint reference_availability_back_on_in_bounds check (back_on between '1900-01-01' and '2200-12-31'),
  constraint reference_availability_url_in_bounds check (url ~ '^https://[^[:space:]"<>]+$' and length(url) <= 1000)
);

/* What the agency announces about a medicine: a text in French and its page. */
create table public.reference_information (
  id        bigint generated always as identity primary key,
  cis       text not null,
  starts_on date not null,
  ends_on   date,
  body      text not null,
  url       text,
  constraint reference_information_cis_check check (cis ~ '^\d{8}$'),
  constraint reference_information_starts_on_in_bounds check (starts_on between '1900-01-01' and '2200-12-31'),
  constraint reference_information_ends_on_in_bounds check (ends_on between '1900-01-01' and '2200-12-31'),
  constraint reference_information_body_in_bounds
    check (body ~ '\S' and length(body) <= 4000 and body !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint reference_information_url_in_bounds check (url ~ '^https://[^[:space:]"<>]+$' and length(url) <= 1000)
);
create index reference_information_by_cis on public.reference_information (cis);

alter table public.reference_availability enable row level security;
alter table public.reference_information enable row level security;

grant select on public.reference_availability, public.reference_information to authenticated;
grant all on public.reference_availability, public.reference_information to service_role;

create policy "signed-in people read whether medicines can be bought"
  on public.reference_availability for select to authenticated
  using (true);
create policy "signed-in people read what is announced about medicines"
  on public.reference_information for select to authenticated
  using (true);

/*
 * What is officially said about the medicine of a box, null where nothing is. A number that somebody typed from the pack
 * and the reference it was chosen from may differ: what is said about either is shown.
 */
create function public.official_notices(box public.medications) returns jsonb
  language sql stable
  set search_path = ''
as $$
  with codes as materialized (
    select array[box.official_number, (
      select r.cis from public.medication_references r where r.id = box.reference_id)] as of_box
  ),
  said as (
    select
      (select jsonb_agg(jsonb_build_object(
          'state', a.state, 'started_on', a.started_on, 'updated_on', a.updated_on, 'url', a.url,
          'cip13', nullif(a.cip13, ''),
          'pack', (select p.label from public.reference_packs p where p.cip13 = a.cip13)) order by a.cip13)
        from public.reference_availability a where a.cis = any ((select of_box from codes)::text[])) as availability,
      (select jsonb_agg(jsonb_build_object(
          'starts_on', i.starts_on, 'ends_on', i.ends_on, 'body', i.body, 'url', i.url) order by i.starts_on desc, i.id)
        from public.reference_information i where i.cis = any ((select of_box from codes)::text[])) as information
  )
  select jsonb_build_object('availability', availability, 'information', information)
  from said where num_nonnulls(availability, information) > 0
$$;
grant execute on function public.official_notices(public.medications) to authenticated;
