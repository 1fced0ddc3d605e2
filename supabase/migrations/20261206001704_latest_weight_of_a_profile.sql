-- An older weight in the form of a profile, or in an archive that was taken back, hid the newer one.

/*
 * Gives profiles whose weight has a day the latest one that has a day. A weight without one is left, since nobody knows
 * which of the two is newer, and so is a weight that was removed.
 */
create function private.apply_latest_weights(weighed uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  older constant uuid[] := array(
    select p.id
    from public.profiles p
    where p.id = any (weighed) and p.weight is not null
      and exists (
        select from public.profile_weights w where w.profile_id = p.id and w.measured_on > p.weight_measured_on));
begin
  -- An update that changes nothing calls its triggers as well, and they would call this one without end.
  if older = '{}' then
    return;
  end if;
  update public.profiles p
    set weight = latest.weight, weight_measured_on = latest.measured_on,
      weight_confirmed_at = latest.confirmed_at, weight_confirmed_by = latest.confirmed_by
    from (
      select distinct on (w.profile_id) w.*
      from public.profile_weights w
      where w.profile_id = any (older)
      order by w.profile_id, w.measured_on desc) as latest
    where p.id = latest.profile_id;
end
$$;

/* As before, and an older weight goes to the history without being that of the profile. */
create or replace function private.record_weights(weighed uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if cardinality(weighed) = 0
    or exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned())
  then
    return;
  end if;
  insert into public.profile_weights as known (profile_id, measured_on, weight, confirmed_at, confirmed_by)
    select id, weight_measured_on, weight, weight_confirmed_at, weight_confirmed_by
    from public.profiles
    where id = any (weighed) and weight is not null and weight_measured_on is not null
    on conflict (profile_id, measured_on) do update
      set weight = excluded.weight, confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by
      where (known.weight, known.confirmed_at, known.confirmed_by)
        is distinct from (excluded.weight, excluded.confirmed_at, excluded.confirmed_by);
  perform private.apply_latest_weights(weighed);
end
$$;
