-- Deleting an account finds the questions it is part of, answered ones too.
drop index private.possible_duplicates_by_giver;
drop index private.possible_duplicates_by_neighbour_giver;
create index possible_duplicates_by_giver on private.possible_duplicates (giver);
create index possible_duplicates_by_neighbour_giver on private.possible_duplicates (neighbour_giver);

/*
 * As before, but a planned dose that the deleted dose answered is answered by the one that stays: it was given, and
 * nobody may be reminded of it again.
 */
create or replace function public.answer_possible_duplicate(duplicate uuid, is_same boolean) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  found private.possible_duplicates;
begin
  select d.* into found
  from private.possible_duplicates d
  join public.medication_intake_logs i on i.id = d.intake_id
  where d.id = duplicate and d.answered_at is null
    and auth.uid() in (d.giver, d.neighbour_giver)
    and i.profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[])
  for update of d;
  if found.id is null then
    return null;
  end if;
  if not is_same then
    update private.possible_duplicates set answered_at = now() where id = found.id;
    return null;
  end if;
  update public.planned_doses planned set intake_id = found.neighbour_id
    where planned.intake_id = found.intake_id
      and not exists (select from public.planned_doses other where other.intake_id = found.neighbour_id);
  delete from public.medication_intake_logs where id = found.intake_id;
  return found.intake_id;
end
$$;
