-- What one person has had, by substance.

/*
 * The doses of a profile in the last `hours`, one row for each substance of a dose, with the totals of the substance. A
 * dose whose substances are not known has one row without a substance, and the molecule of its box's reference where
 * that has no composition. `domain/ledger` follows the same rules; `testing/samples/ledger-cases.ts` tests both.
 *
 * Hours are elapsed time, whatever the clocks on the wall did. Amounts of the substance itself are added, and amounts of
 * one and the same salt; of both together, those of the substance itself are a lower limit.
 */
create function public.substance_ledger(profile_id uuid, hours integer default 24, at timestamptz default now())
  returns table (
    intake_id uuid, taken_at timestamptz, medication_id uuid, product_name text, dosage text, form text,
    quantity numeric, giver_id uuid, giver_name text, substance_id text, inn_fr text, inn_en text, inn_es text,
    milligrams numeric, weighed_as text, unknown_because text, active_molecule text,
    substance_doses integer, substance_milligrams numeric, is_complete boolean)
  language sql stable
  set search_path = ''
as $$
  with taken as materialized (
    select i.id, i.taken_at, i.medication_id, i.medication_name, i.medication_dosage, i.medication_form,
      i.quantity_taken, i.user_id
    from public.medication_intake_logs i
    where i.profile_id = substance_ledger.profile_id
      and i.taken_at > substance_ledger.at - make_interval(hours => substance_ledger.hours)
  ),
  contained as materialized (
    select s.intake_id, s.substance_id, s.milligrams, s.weighed_as, s.unknown_because
    from taken join public.intake_substances s on s.intake_id = taken.id
  ),
  sums as (
    select c.substance_id, count(*)::integer as doses, max(t.taken_at) as last_taken_at,
      count(distinct coalesce(c.weighed_as, '')) filter (where c.milligrams is not null) as weighed,
      sum(c.milligrams) as milligrams, sum(c.milligrams) filter (where c.weighed_as is null) as of_itself,
      count(c.milligrams) = count(*) as is_known
    from contained c join taken t on t.id = c.intake_id
    group by c.substance_id
  )
  select t.id, t.taken_at, t.medication_id, t.medication_name, t.medication_dosage, t.medication_form,
    t.quantity_taken, t.user_id, giver.giver_name, c.substance_id, named.inn_fr, named.inn_en, named.inn_es,
    c.milligrams, c.weighed_as, c.unknown_because,
    case when c.substance_id is null then (
      select r.active_molecule
      from public.medications box join public.medication_references r on r.id = box.reference_id
      where box.id = t.medication_id) end,
    sums.doses, case when sums.weighed > 1 then sums.of_itself else sums.milligrams end,
    sums.weighed <= 1 and sums.is_known
  from taken t
  left join contained c on c.intake_id = t.id
  left join sums on sums.substance_id = c.substance_id
  left join public.substances named on named.id = c.substance_id
  left join public.list_intake_givers(array(select taken.id from taken)) giver on giver.intake_id = t.id
  order by sums.last_taken_at desc nulls last, c.substance_id, t.taken_at desc, t.id
$$;
grant execute on function public.substance_ledger(uuid, integer, timestamptz) to authenticated;
