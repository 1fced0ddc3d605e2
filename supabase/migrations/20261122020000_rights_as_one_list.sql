-- The profiles of whoever asks come as one list, not as rows: an index finds `= any (list)`, where `in (select …)`
-- looked at every row there is unless the request named a profile itself, and cost more where it did.

alter function private.profiles_i_can(text) rename to profiles_i_could;

/*
 * The profiles on which the caller holds `level`: 'view', 'edit', 'manage' or 'own'. Whoever created
 * a profile holds every level; whoever it is shared with holds theirs once they have opened it, and
 * never 'own'. None for a session that has not proved enough. Policies ask in a query of its own,
 * `= any ((select …)::uuid[])`, which is answered once for a statement.
 */
create function private.profiles_i_can(level text) returns uuid[]
  -- Not in SQL: that would be planned anew for every statement, which takes longer than it runs.
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me   constant uuid := auth.uid();
  -- The permissions that reach the level; 'own' is reached by none.
  held constant text[] := case level
    when 'view' then array['view', 'edit', 'manage']
    when 'edit' then array['edit', 'manage']
    when 'manage' then array['manage']
    when 'own' then array[]::text[]
  end;
begin
  if not private.is_assured() then
    return array[]::uuid[];
  end if;
  return array(
    select profiles.id from public.profiles where profiles.created_by = me and held is not null
    union all
    select share.profile_id
    from public.profile_shares share
    join private.profile_openings opening on opening.share_id = share.id
    where share.shared_with_user_id = me
      and share.status = 'accepted'
      and share.permission_type = any (held)
      and opening.expires_at > now());
end
$$;
grant execute on function private.profiles_i_can(text) to authenticated;

alter policy "people read the profiles they created and those they opened" on public.profiles
  using (
    created_by = (select auth.uid())
    or id = any ((select private.profiles_i_can('view'))::uuid[]));
alter policy "people change the profiles they may edit" on public.profiles
  using (id = any ((select private.profiles_i_can('edit'))::uuid[]))
  with check (id = any ((select private.profiles_i_can('edit'))::uuid[]));

alter policy "those who see a profile read its details" on public.profile_details
  using (profile_id = any ((select private.profiles_i_can('view'))::uuid[]));
alter policy "those who edit a profile add its details" on public.profile_details
  with check (profile_id = any ((select private.profiles_i_can('edit'))::uuid[]));
alter policy "those who edit a profile change its details" on public.profile_details
  using (profile_id = any ((select private.profiles_i_can('edit'))::uuid[]))
  with check (profile_id = any ((select private.profiles_i_can('edit'))::uuid[]));

alter policy "those who see a profile read its medicines" on public.medications
  using (for_profile_id = any ((select private.profiles_i_can('view'))::uuid[]));
alter policy "those who edit a profile add medicines" on public.medications
  with check (for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[]));
alter policy "those who edit a profile change its medicines" on public.medications
  using (for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[]))
  with check (for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[]));
alter policy "those who manage a profile delete its medicines" on public.medications
  using (for_profile_id = any ((select private.profiles_i_can('manage'))::uuid[]));

alter policy "those who edit a profile add reminder times" on public.medication_reminders
  with check (exists (
    select 1 from public.medications m
    where m.id = medication_id and m.for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[])));
alter policy "those who edit a profile change reminder times" on public.medication_reminders
  using (exists (
    select 1 from public.medications m
    where m.id = medication_id and m.for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[])));
alter policy "those who edit a profile delete reminder times" on public.medication_reminders
  using (exists (
    select 1 from public.medications m
    where m.id = medication_id and m.for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[])));

alter policy "those who see a profile read its intakes" on public.medication_intake_logs
  using (profile_id = any ((select private.profiles_i_can('view'))::uuid[]));
alter policy "those who edit a profile log its intakes" on public.medication_intake_logs
  with check (profile_id = any ((select private.profiles_i_can('edit'))::uuid[]));
alter policy "owners delete intakes, carers those they logged" on public.medication_intake_logs
  using (
    profile_id = any ((select private.profiles_i_can('own'))::uuid[])
    or (user_id = (select auth.uid()) and profile_id = any ((select private.profiles_i_can('edit'))::uuid[])));

alter policy "those who see a profile read its planned doses" on public.planned_doses
  using (profile_id = any ((select private.profiles_i_can('view'))::uuid[]));

alter policy "those who see a profile read when others are told" on public.escalations
  using (profile_id = any ((select private.profiles_i_can('view'))::uuid[]));
alter policy "owners have others told" on public.escalations
  with check (profile_id = any ((select private.profiles_i_can('own'))::uuid[]));
alter policy "owners change when others are told" on public.escalations
  using (profile_id = any ((select private.profiles_i_can('own'))::uuid[]))
  with check (profile_id = any ((select private.profiles_i_can('own'))::uuid[]));
alter policy "owners have others told no longer" on public.escalations
  using (profile_id = any ((select private.profiles_i_can('own'))::uuid[]));

alter policy "those who see a profile read its alerts" on public.custom_alerts
  using (for_profile_id = any ((select private.profiles_i_can('view'))::uuid[]));
-- The medicine of an alert is one of the same profile: row-level security hides all others here.
alter policy "those who edit a profile add alerts" on public.custom_alerts
  with check (
    for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[])
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = medication_id and m.for_profile_id = custom_alerts.for_profile_id)));
alter policy "those who edit a profile change its alerts" on public.custom_alerts
  using (for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[]))
  with check (
    for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[])
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = medication_id and m.for_profile_id = custom_alerts.for_profile_id)));
alter policy "those who edit a profile delete its alerts" on public.custom_alerts
  using (for_profile_id = any ((select private.profiles_i_can('edit'))::uuid[]));

alter policy "people dismiss alerts of profiles they see" on public.alert_dismissals
  with check (
    user_id = (select auth.uid())
    and profile_id = any ((select private.profiles_i_can('view'))::uuid[])
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = medication_id and m.for_profile_id = alert_dismissals.profile_id))
    and (custom_alert_id is null or exists (
      select 1 from public.custom_alerts a
      where a.id = custom_alert_id and a.for_profile_id = alert_dismissals.profile_id)));

alter policy "senders, creators and recipients read shares" on public.profile_shares
  using (
    shared_by = (select auth.uid())
    or shared_with_user_id = (select auth.uid())
    or (shared_with_user_id is null and shared_with_email = (select private.confirmed_email()))
    or profile_id = any ((select private.profiles_i_can('own'))::uuid[]));

alter policy "creators read who opened and changed their profiles" on public.profile_access_log
  using (profile_id = any ((select private.profiles_i_can('own'))::uuid[]));

alter policy "people log their symptom searches for a profile they see" on public.symptom_searches
  with check (
    user_id = (select auth.uid())
    and (profile_id is null or profile_id = any ((select private.profiles_i_can('view'))::uuid[])));

-- The deeds that asked for rows ask for the list; nothing else of them is new.

create or replace function public.list_dose_givers(doses uuid[])
  returns table (planned_dose_id uuid, giver_name text)
  language sql stable security definer
  set search_path = ''
as $$
  select d.id, private.name_of(intake.user_id)
  from public.planned_doses d
  join public.medication_intake_logs intake on intake.id = d.intake_id
  where d.id = any (doses) and d.profile_id = any ((select private.profiles_i_can('view'))::uuid[])
$$;

create or replace function private.lock_doses(doses uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Boxes first, as an intake logged by hand locks them, and each kind in one order: two calls at
  -- once wait for each other instead of locking up.
  perform 1 from public.medications
    where id in (select medication_id from public.planned_doses where id = any (doses))
    order by id for update;
  perform 1 from public.planned_doses where id = any (doses) order by id for update;
  if exists (
    select from unnest(doses) as asked (id)
    where not exists (
      select from public.planned_doses d
      where d.id = asked.id and d.profile_id = any ((select private.profiles_i_can('edit'))::uuid[]))
  ) then
    raise exception 'Planned dose not found' using errcode = 'PT404';
  end if;
end
$$;

create or replace function public.revoke_profile_share(share_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  share public.profile_shares;
begin
  select * into share from public.profile_shares s
    where s.id = share_id
      and (s.shared_by = auth.uid() or s.profile_id = any ((select private.profiles_i_can('own'))::uuid[]))
    for update;
  if not found then
    raise exception 'Share not found' using errcode = 'PT404';
  end if;
  if share.status not in ('pending', 'accepted') then
    raise exception 'This share has ended already' using errcode = 'PT409';
  end if;
  update public.profile_shares set status = 'revoked' where id = share.id;
end
$$;

create or replace function private.invite_to_profile(profile uuid, email text, permission text, notes text)
  returns table (outcome text, share_id uuid, token text, profile_name text, inviter_name text)
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me      constant uuid := auth.uid();
  address constant text := lower(trim(email));
  creator uuid;
begin
  -- Whoever ends the caller's own share at this moment waits, and then ends this one with it.
  perform 1 from public.profile_shares s
    where s.profile_id = profile and s.shared_with_user_id = me and s.status = 'accepted'
    for share;
  select p.created_by into creator from public.profiles p
    where p.id = profile and p.id = any ((select private.profiles_i_can('manage'))::uuid[]);
  outcome := case
    when not found then 'not-found'
    when exists (select 1 from auth.users u where u.id = me and lower(u.email) = address) then 'own-address'
    when exists (select 1 from auth.users u where u.id = creator and lower(u.email) = address) then 'owner-address'
    else 'invited'
  end;
  if outcome = 'invited' then
    update public.profile_shares s set status = 'revoked'
      where s.profile_id = profile and s.shared_with_email = address and private.has_expired(s);
    insert into public.profile_shares as s (profile_id, shared_by, shared_with_email, permission_type, notes)
      values (profile, me, address, permission, nullif(trim(notes), ''))
      on conflict (profile_id, shared_with_email) where status in ('pending', 'accepted') do nothing
      returning s.id into share_id;
    if not found then
      outcome := 'already-shared';
    else
      -- 366 random bits in, 256 out: nobody guesses it.
      token := translate(rtrim(encode(sha256(
          uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
        ), 'base64'), '='), '+/', '-_');
      insert into private.invitation_tokens values (share_id, private.hash_of(token));
      profile_name := private.name_of(profile);
      inviter_name := private.name_of(me);
    end if;
  end if;
  return next;
end
$$;

-- Refused while any policy asks it.
drop function private.profiles_i_could(text);
