-- What an account holds is counted with what is noted of illnesses, weights, prescriptions, emergency cards and with files.

create or replace function public.count_account_rows() returns table (kind text, rows bigint)
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me   constant uuid := auth.uid();
  mine constant uuid[] := array(select private.created_profiles(me));
begin
  if me is null or not private.has_required_aal() then
    return;
  end if;
  return query
    select 'profiles', cardinality(mine)::bigint
    union all select 'weights', count(*) from public.profile_weights where profile_id = any (mine)
    union all select 'cards', count(*) from public.profile_cards where profile_id = any (mine)
    union all select 'medications', count(*) from public.medications where user_id = me
    union all select 'box_photos', count(*) from public.medications m
      join storage.objects o on o.bucket_id = 'boxes'
        and o.name collate "C" >= m.id::text || '/' and o.name collate "C" < m.id::text || '0'
      where m.user_id = me
    union all select 'reminders', count(*) from public.medication_reminders r
      join public.medications m on m.id = r.medication_id where m.user_id = me
    union all select 'intakes', count(*) from public.medication_intake_logs where profile_id = any (mine)
    union all select 'illness_entries', count(*) from public.illness_entries where profile_id = any (mine)
    union all select 'prescriptions', count(*) from public.prescriptions where profile_id = any (mine)
    union all select 'prescription_files', count(*) from public.prescriptions p
      join storage.objects o on o.bucket_id = 'prescriptions'
        and o.name collate "C" >= p.id::text || '/' and o.name collate "C" < p.id::text || '0'
      where p.profile_id = any (mine)
    union all select 'planned_doses', count(*) from public.planned_doses where user_id = me
    union all select 'deliveries', count(*) from public.reminder_deliveries where user_id = me
    union all select 'alerts', count(*) from public.custom_alerts where user_id = me
    union all select 'dismissals', count(*) from public.alert_dismissals where user_id = me
    union all select 'shares', count(*) from public.profile_shares
      where (profile_id = any (mine) or shared_by = me or shared_with_user_id = me)
    union all select 'access_lines', count(*) from public.profile_access_log where profile_id = any (mine)
    union all select 'pharmacies', count(*) from public.user_pharmacy_preferences where user_id = me
    union all select 'symptom_searches', count(*) from public.symptom_searches where user_id = me
    union all select 'activity_lines', count(*) from public.user_activity_logs where user_id = me
    union all select 'devices', count(*) from public.push_subscriptions where user_id = me
    union all select 'sessions', count(*) from auth.sessions where user_id = me
      and (not_after is null or not_after > now());
end
$$;
