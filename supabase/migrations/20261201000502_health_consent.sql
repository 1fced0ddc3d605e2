-- The consent to keep health data: which text an account agreed to, when, and when it took that back. The sign-up form
-- asks for it with a box of its own; nobody writes these columns directly.

alter table public.user_preferences
  -- The day of the text, as domain/accounts/health-consent.ts names it.
  add column health_consent_version    text,
  add column health_consent_at         timestamptz,
  -- Null while the consent holds.
  add column health_consent_revoked_at timestamptz,
  add constraint user_preferences_health_consent_version_in_bounds
    check (health_consent_version ~ '^\d{4}-\d{2}-\d{2}$'),
  add constraint user_preferences_health_consent_at_in_bounds
    check (health_consent_at >= '1900-01-01T00:00Z' and health_consent_at < '2201-01-01T00:00Z'),
  add constraint user_preferences_health_consent_revoked_at_in_bounds
    check (health_consent_revoked_at >= '1900-01-01T00:00Z' and health_consent_revoked_at < '2201-01-01T00:00Z'),
  add constraint user_preferences_health_consent_is_whole
    check ((health_consent_version is null) = (health_consent_at is null)
      and (health_consent_revoked_at is null or health_consent_revoked_at >= health_consent_at));

/*
 * Creates the main profile and the preferences of a new account, in the language it signed up in, with the consent it
 * gave there.
 */
create or replace function private.create_account_defaults() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  locale  constant text := split_part(new.raw_user_meta_data ->> 'locale', '-', 2);
  consent constant text := substring(new.raw_user_meta_data ->> 'health_consent' from '^\d{4}-\d{2}-\d{2}$');
begin
  perform private.create_main_profile(new.id);
  insert into public.user_preferences (user_id, language, health_consent_version, health_consent_at)
    values (new.id, case when locale in ('fr', 'en', 'es') then locale else 'fr' end, consent,
      case when consent is not null then coalesce(new.created_at, now()) end)
    on conflict do nothing;
  return null;
end
$$;

/* Records that the caller agrees to a text about health data, or, without one, takes the consent back. */
create function public.record_health_consent(text_version text) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.user_preferences p
    set health_consent_version = coalesce(text_version, p.health_consent_version),
      health_consent_at = case when text_version is null then p.health_consent_at else now() end,
      health_consent_revoked_at = case when text_version is null and p.health_consent_at is not null
        then coalesce(p.health_consent_revoked_at, greatest(now(), p.health_consent_at)) end
    where p.user_id = (select auth.uid()) and private.has_required_aal()
$$;
grant execute on function public.record_health_consent(text) to authenticated;
