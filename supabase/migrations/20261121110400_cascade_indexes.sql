-- What goes with a deleted account, profile, medicine or alert is found by an index, not by reading
-- everybody's rows.

create index medications_by_own_profile on public.medications (profile_id) where profile_id is not null;
create index custom_alerts_by_own_profile on public.custom_alerts (profile_id) where profile_id is not null;
create index custom_alerts_by_user on public.custom_alerts (user_id);
create index custom_alerts_by_medication on public.custom_alerts (medication_id) where medication_id is not null;
create index alert_dismissals_by_profile on public.alert_dismissals (profile_id);
create index alert_dismissals_by_custom_alert on public.alert_dismissals (custom_alert_id)
  where custom_alert_id is not null;
