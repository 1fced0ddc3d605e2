-- Whether an account asks for two steps is what its authenticators say, not what a page wrote.

revoke insert on public.user_preferences from authenticated;
grant insert (user_id, language, email_notifications, push_notifications, reminder_notifications,
              weekly_report, login_alerts, session_timeout_minutes, data_sharing, analytics_enabled,
              marketing_emails, reminder_advance_minutes, time_zone, hides_medicine_names)
  on public.user_preferences to authenticated;
revoke update (two_factor_enabled) on public.user_preferences from authenticated;

create function private.follow_factors() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  account constant uuid := coalesce(new.user_id, old.user_id);
begin
  update public.user_preferences set two_factor_enabled = exists (
    select 1 from auth.mfa_factors where user_id = account and status = 'verified')
  where user_id = account;
  return null;
end
$$;
create trigger follow_factors after insert or update of status or delete on auth.mfa_factors
  for each row execute function private.follow_factors();

insert into public.feature_flags (name, description, is_enabled, targeting_type) values
  ('locale_selection', 'Carte « Langue et région » des paramètres, à la place de la liste des langues.', true, 'global');
