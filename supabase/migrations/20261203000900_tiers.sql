-- Tiers of accounts: no flag that protects health is on for one alone, and an operator may limit what an account of one
-- has. Nothing is limited at first.

-- Whoever had one for a tier alone has it for everybody from now on.
update public.feature_flags set targeting_type = 'global', targeting_config = '{}'
where targeting_type = 'role' and targeting_config -> 'roles' ? 'premium'
  and name in ('barcode_scanner', 'locale_selection', 'push_reminders', 'symptom_guidance');
-- domain/tiers/tiers.ts lists the same names.
alter table public.feature_flags add constraint feature_flags_health_is_behind_no_tier check (
  not (targeting_type = 'role' and targeting_config -> 'roles' ? 'premium'
    and name in ('barcode_scanner', 'locale_selection', 'push_reminders', 'symptom_guidance')));

/* What an account of a tier can have at most. A tier without a row has no limit but the quota of every account. */
create table private.tier_limits (
  tier    text not null check (tier in ('standard', 'premium')),
  subject text not null check (subject in ('profiles')),
  most    integer not null check (most between 1 and 200),
  primary key (tier, subject)
);
alter table private.tier_limits enable row level security;
create trigger log_admin_action after insert or update or delete on private.tier_limits
  for each row execute function private.log_admin_action('tier,subject', 'tier');

create function public.list_tier_limits() returns table (tier text, subject text, most integer)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins read the limits of tiers' using errcode = '42501';
  end if;
  return query select l.tier, l.subject, l.most from private.tier_limits l order by l.tier desc, l.subject;
end
$$;
grant execute on function public.list_tier_limits() to authenticated;

/* Sets a limit, or takes it away where there is no number. What accounts have already stays theirs. */
create function public.set_tier_limit(tier text, subject text, most integer default null) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins set the limits of tiers' using errcode = '42501';
  end if;
  if set_tier_limit.most is null then
    delete from private.tier_limits l where l.tier = set_tier_limit.tier and l.subject = set_tier_limit.subject;
  else
    insert into private.tier_limits as l (tier, subject, most)
    values (set_tier_limit.tier, set_tier_limit.subject, set_tier_limit.most)
    on conflict on constraint tier_limits_pkey do update set most = excluded.most;
  end if;
end
$$;
grant execute on function public.set_tier_limit(text, text, integer) to authenticated;

/* Null for no limit. */
create function private.get_tier_limit(subject text, account uuid) returns integer
  language sql stable security definer
  set search_path = ''
as $$
  select l.most
  from private.tier_limits l
  where l.subject = get_tier_limit.subject and l.tier = case
    when exists (select from public.user_roles r where r.user_id = account and r.role = 'premium') then 'premium'
    else 'standard' end
$$;

/*
 * Refuses a profile beyond the limit of the tier of its creator; the profile of the account itself is never refused.
 * The lock lets two requests at once not both take the last place.
 */
create function private.apply_profile_limit() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  creator uuid;
begin
  for creator in select distinct n.created_by from new_rows n where not n.is_primary order by 1 loop
    if private.get_tier_limit('profiles', creator) is not null then
      perform pg_advisory_xact_lock(hashtextextended('profiles of ' || creator, 0));
      if (select count(*) from public.profiles p where p.created_by = creator)
        > private.get_tier_limit('profiles', creator)
      then
        raise exception 'This account has as many profiles as its tier allows' using errcode = 'PT402';
      end if;
    end if;
  end loop;
  return null;
end
$$;
create trigger apply_profile_limit after insert on public.profiles
  referencing new table as new_rows
  for each statement execute function private.apply_profile_limit();
