-- A dose may be like two of the other account: only both doses together tell one question from another.

drop function public.list_possible_duplicates();

/* The open questions of the caller, with both doses. Of profiles that the caller may record for. */
create function public.list_possible_duplicates()
  returns table (id uuid, intake_id uuid, own_intake_id uuid, profile_id uuid, profile_name text, giver_name text,
    taken_at timestamptz, recorded_at timestamptz, quantity numeric, product_name text, dosage text, form text,
    own_taken_at timestamptz, own_quantity numeric, own_product_name text, own_dosage text, own_form text)
  language sql stable security definer
  set search_path = ''
as $$
  select d.id, other.id, mine.id, other.profile_id, private.get_profile_name(other.profile_id),
    private.get_profile_name(other.user_id), other.taken_at, other.created_at, other.quantity_taken,
    other.medication_name, other.medication_dosage, other.medication_form,
    mine.taken_at, mine.quantity_taken, mine.medication_name, mine.medication_dosage, mine.medication_form
  from private.possible_duplicates d
  join public.medication_intake_logs mine
    on mine.id = case when d.giver = auth.uid() then d.intake_id else d.neighbour_id end
  join public.medication_intake_logs other
    on other.id = case when d.giver = auth.uid() then d.neighbour_id else d.intake_id end
  where d.answered_at is null
    -- A giver who was asked before recording has answered; the other account is still asked.
    and not (d.giver = auth.uid() and 'duplicate' = any (mine.confirmed_warnings))
    and d.created_at > now() - interval '24 hours'
    and auth.uid() in (d.giver, d.neighbour_giver)
    and other.profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
  order by d.created_at desc
$$;
grant execute on function public.list_possible_duplicates() to authenticated;
