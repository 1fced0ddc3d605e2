-- "Je m'en occupe": a carer says for the next minutes that they are about to give a dose, so that nobody else gives it too.

/*
 * A claim of a planned dose that is due, or of a person (an illness). One at a time for each; it ends by the clock of the
 * database after ten minutes, and never counts as given. Functions alone write it.
 */
create table public.dose_claims (
  id              uuid primary key default gen_random_uuid(),
  profile_id      uuid not null references public.profiles (id) on delete cascade,
  planned_dose_id uuid references public.planned_doses (id) on delete cascade,
  user_id         uuid not null references auth.users (id) on delete cascade,
  claimed_at      timestamptz not null default now(),
  ends_at         timestamptz not null default now() + interval '10 minutes',
  constraint dose_claims_one_at_a_time unique nulls not distinct (profile_id, planned_dose_id),
  constraint dose_claims_claimed_at_in_bounds
    check (claimed_at >= '1900-01-01T00:00Z' and claimed_at < '2201-01-01T00:00Z'),
  constraint dose_claims_ends_at_in_bounds
    check (ends_at >= '1900-01-01T00:00Z' and ends_at < '2201-01-01T00:00Z'
      and ends_at > claimed_at and ends_at <= claimed_at + interval '10 minutes')
);
-- Deleting a dose or an account finds its claims.
create index dose_claims_by_dose on public.dose_claims (planned_dose_id) where planned_dose_id is not null;
create index dose_claims_by_user on public.dose_claims (user_id);

grant select on public.dose_claims to authenticated;
grant all on public.dose_claims to service_role;

alter table public.dose_claims enable row level security;

create policy "people who see a profile see who is about to give a dose" on public.dose_claims
  for select to authenticated
  using (ends_at > now() and profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));

/* The claims of every profile the caller sees. Seconds, because the clock of a device may be wrong. */
create function public.list_dose_claims()
  returns table (
    id uuid, profile_id uuid, planned_dose_id uuid, user_id uuid, giver_name text, seconds_left integer)
  language sql stable security definer
  set search_path = ''
as $$
  select c.id, c.profile_id, c.planned_dose_id, c.user_id, private.get_profile_name(c.user_id),
    ceil(extract(epoch from c.ends_at - now()))::integer
  from public.dose_claims c
  where c.ends_at > now() and c.profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
  order by c.claimed_at, c.id
$$;
grant execute on function public.list_dose_claims() to authenticated;

/*
 * Claims a due dose (by a device whose clock may be some minutes fast), or the person where none is named, and returns the claim that counts afterwards: another carer's,
 * unless it is the one that the caller has seen and names in `in_place_of`. One's own begins anew.
 */
create function public.claim_dose(profile uuid, planned_dose uuid default null, in_place_of uuid default null)
  returns table (
    id uuid, profile_id uuid, planned_dose_id uuid, user_id uuid, giver_name text, seconds_left integer)
  language plpgsql security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  if not claim_dose.profile = any (private.get_permitted_profiles('edit')) then
    raise exception 'Profile not found' using errcode = 'PT404';
  end if;
  if claim_dose.planned_dose is not null and not exists (
    select from public.planned_doses d
    where d.id = claim_dose.planned_dose and d.profile_id = claim_dose.profile
      and d.state in ('planned', 'due') and d.planned_at <= now() + interval '15 minutes' and d.expires_at > now())
  then
    raise exception 'This dose is not due' using errcode = 'PT409';
  end if;
  -- The second of two at the same moment waits here for the first, and then finds its claim.
  insert into public.dose_claims as claim (profile_id, planned_dose_id, user_id)
    values (claim_dose.profile, claim_dose.planned_dose, auth.uid())
    on conflict on constraint dose_claims_one_at_a_time do update
      set id = excluded.id, user_id = excluded.user_id, claimed_at = excluded.claimed_at, ends_at = excluded.ends_at
      where claim.ends_at <= now() or claim.user_id = excluded.user_id or claim.id = claim_dose.in_place_of;
  return query
    select * from public.list_dose_claims() c
    where c.profile_id = claim_dose.profile and c.planned_dose_id is not distinct from claim_dose.planned_dose;
end
$$;
grant execute on function public.claim_dose(uuid, uuid, uuid) to authenticated;

/* Gives one's own claim up. One that has ended, or that somebody took over, stays as it is. */
create function public.release_dose_claim(claim uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from public.dose_claims c
  where c.id = release_dose_claim.claim and c.user_id = auth.uid()
    and c.profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
$$;
grant execute on function public.release_dose_claim(uuid) to authenticated;

-- Whoever looked after a person and recorded a dose for them has done so.
create function private.end_claims_of_giver() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.dose_claims c using new_rows given
    where c.profile_id = given.profile_id and c.user_id = given.user_id and c.planned_dose_id is null;
  return null;
end
$$;
revoke execute on function private.end_claims_of_giver from public;

create trigger end_claims_of_giver after insert on public.medication_intake_logs
  referencing new table as new_rows
  for each statement execute function private.end_claims_of_giver();

-- A dose that was answered, by whomever, is nobody's to give any more.
create function private.end_claims_of_answered() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.dose_claims c using new_rows dose
    where c.planned_dose_id = dose.id and dose.state not in ('planned', 'due');
  return null;
end
$$;
revoke execute on function private.end_claims_of_answered from public;

create trigger end_claims_of_answered after update on public.planned_doses
  referencing new table as new_rows
  for each statement execute function private.end_claims_of_answered();

-- Live: who sees the profile sees the claim. Its end by the clock is known on every screen.
create trigger announce_insert after insert on public.dose_claims
  referencing new table as new_rows
  for each statement execute function private.announce_profiles('claims', 'profile_id');
create trigger announce_update after update on public.dose_claims
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_profiles('claims', 'profile_id');
create trigger announce_delete after delete on public.dose_claims
  referencing old table as old_rows
  for each statement execute function private.announce_profiles('claims', 'profile_id');

/* As before, with the claims that have ended: no policy shows them any more. */
create or replace function private.delete_old_reminder_data(at timestamptz) returns void
  language sql security definer
  set search_path = ''
as $$
  delete from public.dose_claims where ends_at < at;
  delete from private.reminder_messages where ready_at is null and tell_at < at - interval '7 days';
  delete from public.reminder_deliveries where tell_at < at - interval '90 days';
  delete from public.planned_doses where planned_at < at - interval '396 days';
$$;
