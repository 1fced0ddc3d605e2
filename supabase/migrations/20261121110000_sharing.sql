-- Several accounts care for one person. A share gives somebody a level on a profile: 'view', 'edit'
-- or 'manage'; each holds what the one before holds. No request writes this table: the deeds of the
-- next file do, because a policy that lets a recipient change a row lets them change their level.

create table public.profile_shares (
  id                  uuid primary key default gen_random_uuid(),
  profile_id          uuid not null references public.profiles on delete cascade,
  shared_by           uuid not null references auth.users on delete cascade,
  -- Plain ASCII in small letters, as accounts have it: no two spellings are one address.
  shared_with_email   text not null
                      check (shared_with_email ~ '^[^@A-Z[:space:]]+@[^@A-Z[:space:]]+$'
                        and octet_length(shared_with_email) = length(shared_with_email)
                        and length(shared_with_email) <= 254),
  shared_with_user_id uuid references auth.users on delete cascade,
  permission_type     text not null default 'view' check (permission_type in ('view', 'edit', 'manage')),
  notes               text check (length(notes) <= 500),
  status              text not null default 'pending'
                      check (status in ('pending', 'accepted', 'declined', 'revoked')),
  accepted_at         timestamptz,
  created_at          timestamptz not null default now(),
  constraint an_accepted_share_has_its_person
    check (status <> 'accepted' or (shared_with_user_id is not null and accepted_at is not null))
);
create index shares_by_profile on public.profile_shares (profile_id);
create index shares_by_sender on public.profile_shares (shared_by);
create index shares_by_person on public.profile_shares (shared_with_user_id);
create index shares_by_address on public.profile_shares (shared_with_email);
create unique index one_share_per_address on public.profile_shares (profile_id, shared_with_email)
  where status in ('pending', 'accepted');
create unique index one_share_per_person on public.profile_shares (profile_id, shared_with_user_id)
  where status = 'accepted';

/*
 * Reading leaves a trace: a recipient opens a profile, which the journal notes, and reads it from
 * then on for a day. A policy cannot note anything itself, since a GET may not write.
 */
create table private.profile_openings (
  share_id   uuid primary key references public.profile_shares on delete cascade,
  noted_at   timestamptz not null,
  expires_at timestamptz not null
);

-- An edit names the version it saw. Which profile is the primary one is not part of that version.
alter table public.profiles add column updated_at timestamptz not null default now();
create trigger touch
  before update of first_name, last_name, profile_type, date_of_birth, weight, height, default_pharmacy_id
  on public.profiles
  for each row execute function private.touch();

alter table public.profile_shares enable row level security;
grant select on public.profile_shares to authenticated;
grant all on public.profile_shares to service_role;

/* The caller's address, once they have proved that it is theirs; else null. */
create function private.confirmed_email() returns text
  language sql stable security definer
  set search_path = ''
as $$
  select lower(email) from auth.users
  where id = (select auth.uid()) and email_confirmed_at is not null
$$;
grant execute on function private.confirmed_email() to authenticated;

/*
 * The profiles on which the caller holds `level`: 'view', 'edit', 'manage' or 'own'. Whoever created
 * a profile holds every level; whoever it is shared with holds theirs once they have opened it, and
 * never 'own'.
 */
create or replace function private.profiles_i_can(level text) returns setof uuid
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
  return query
    select profiles.id from public.profiles where profiles.created_by = me and held is not null
    union all
    select share.profile_id
    from public.profile_shares share
    join private.profile_openings opening on opening.share_id = share.id
    where share.shared_with_user_id = me
      and share.status = 'accepted'
      and share.permission_type = any (held)
      and opening.expires_at > now();
end
$$;

drop policy "people read the profiles they created" on public.profiles;
-- The first half not through profiles_i_can: a row being inserted is not in that function's snapshot
-- yet, and "insert … returning" asks this policy about it. The second as an array: `or id in (select …)`
-- would read every profile there is.
create policy "people read the profiles they created and those they opened"
  on public.profiles for select to authenticated
  using (
    created_by = (select auth.uid())
    or id = any ((select array(select private.profiles_i_can('view')))::uuid[])
  );

create policy "senders, creators and recipients read shares"
  on public.profile_shares for select to authenticated
  using (
    shared_by = (select auth.uid())
    or shared_with_user_id = (select auth.uid())
    or (shared_with_user_id is null and shared_with_email = (select private.confirmed_email()))
    or profile_id = any ((select array(select private.profiles_i_can('own')))::uuid[])
  );

/*
 * What was given on lasts no longer than what it was given from. What the person opened and
 * dismissed goes too.
 */
create function private.end_share() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from private.profile_openings where share_id = old.id;
  delete from public.alert_dismissals
    where user_id = old.shared_with_user_id and profile_id = old.profile_id;
  update public.profile_shares set status = 'revoked'
    where profile_id = old.profile_id and shared_by = old.shared_with_user_id
      and status in ('pending', 'accepted');
  return null;
end
$$;
create trigger end_share after update of status on public.profile_shares
  for each row when (old.status = 'accepted' and new.status <> 'accepted')
  execute function private.end_share();
create trigger end_deleted_share after delete on public.profile_shares
  for each row when (old.status = 'accepted')
  execute function private.end_share();
