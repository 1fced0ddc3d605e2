-- A reminder may ring before its hour: each dose of a message says at which moment it is planned, so that the message can
-- say in how many minutes that is.

create or replace function private.get_message_doses(message uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
      'deliveryId', l.id,
      'plannedDoseId', dose.id,
      'medicationName', box.name,
      'dosage', box.dosage,
      'form', box.form,
      'quantity', dose.quantity,
      'onDay', dose.on_day,
      'time', to_char(dose.wall_time, 'HH24:MI'),
      'plannedAt', dose.planned_at,
      'profileId', dose.profile_id,
      'profileName', private.get_profile_name(dose.profile_id)) order by dose.wall_time, box.name, l.id)
    from public.reminder_deliveries l
    join public.planned_doses dose on dose.id = l.planned_dose_id
    join public.medications box on box.id = dose.medication_id
    where l.message_id = message and l.state = 'claimed'
$$;
