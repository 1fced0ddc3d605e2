-- Who gave a dose: whoever shares the care of somebody asks it before giving another one.

/* By name, for doses of profiles the caller sees. An account without a name is not told of by its address. */
create function public.list_dose_givers(doses uuid[])
  returns table (planned_dose_id uuid, giver_name text)
  language sql stable security definer
  set search_path = ''
as $$
  select d.id, private.name_of(intake.user_id)
  from public.planned_doses d
  join public.medication_intake_logs intake on intake.id = d.intake_id
  where d.id = any (doses) and d.profile_id in (select private.profiles_i_can('view'))
$$;
grant execute on function public.list_dose_givers(uuid[]) to authenticated;
