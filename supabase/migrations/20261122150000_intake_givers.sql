-- Who gave a dose that no reminder had asked for: whoever shares the care of somebody asks it before giving another one.

/* By name, for intakes of profiles the caller sees. An account without a name is not told of by its address. */
create function public.list_intake_givers(intakes uuid[])
  returns table (intake_id uuid, giver_name text)
  language sql stable security definer
  set search_path = ''
as $$
  select i.id, private.name_of(i.user_id)
  from public.medication_intake_logs i
  where i.id = any (intakes) and i.profile_id = any ((select private.profiles_i_can('view'))::uuid[])
$$;
grant execute on function public.list_intake_givers(uuid[]) to authenticated;
