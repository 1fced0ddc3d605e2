-- Messages about two doses that may be one wait in the queue of reminders and are sent by the same channels.

/* Whether both accounts can still be asked about two doses. */
create function private.is_duplicate_open(duplicate uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from private.possible_duplicates d
    join public.medication_intake_logs i on i.id = d.intake_id
    where d.id = duplicate and d.answered_at is null
      -- The recipient may have lost the profile since.
      and (exists (select from public.profiles p where p.id = i.profile_id and p.created_by = d.neighbour_giver)
        or exists (
          select from public.profile_shares share
          where share.profile_id = i.profile_id and share.shared_with_user_id = d.neighbour_giver
            and share.status = 'accepted' and share.permission_type in ('edit', 'manage'))))
$$;

/* The doses that a claimed message is about. */
create function private.get_message_doses(message uuid) returns jsonb
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
      'profileId', dose.profile_id,
      'profileName', private.get_profile_name(dose.profile_id)) order by dose.wall_time, box.name, l.id)
    from public.reminder_deliveries l
    join public.planned_doses dose on dose.id = l.planned_dose_id
    join public.medications box on box.id = dose.medication_id
    where l.message_id = message and l.state = 'claimed'
$$;

/* The dose that was recorded second, for the account that recorded the first one: its giver, and the hour where that account is. */
create function private.get_duplicate_doses(duplicate uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_array(jsonb_build_object(
    'deliveryId', d.id,
    'plannedDoseId', i.id,
    'medicationName', i.medication_name,
    'dosage', i.medication_dosage,
    'form', i.medication_form,
    'quantity', i.quantity_taken,
    'onDay', (i.taken_at at time zone private.get_time_zone(d.neighbour_giver))::date,
    'time', to_char(i.taken_at at time zone private.get_time_zone(d.neighbour_giver), 'HH24:MI'),
    'profileId', i.profile_id,
    'profileName', private.get_profile_name(i.profile_id),
    'giverName', private.get_profile_name(d.giver)))
  from private.possible_duplicates d
  join public.medication_intake_logs i on i.id = d.intake_id
  where d.id = duplicate
$$;

/*
 * As before; a message about two doses is about the dose of its question, and is not sent once that is answered.
 */
create or replace function private.claim_reminder_messages(at timestamptz, most integer, lease_seconds integer)
  returns table (id uuid, attempt integer, channel text, occasion text, tell_at timestamptz,
                 expires_at timestamptz, recipient jsonb, doses jsonb)
  language plpgsql security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  chosen uuid[];
begin
  -- Repeated until there is something to send or nothing left: a backlog may hold thousands that are too late.
  loop
    with ready as materialized (
      select m.id from private.reminder_messages m
      where m.ready_at <= at
      order by m.ready_at, m.id
      limit most
      for update skip locked
    ), claimed as (
      update private.reminder_messages m
        set ready_at = at + make_interval(secs => lease_seconds), attempts = m.attempts + 1
        from ready where m.id = ready.id
        returning m.id
    )
    select array_agg(claimed.id) into chosen from claimed;

    update public.reminder_deliveries l
      set state = case when checked.reason is null then 'claimed' else 'dropped' end,
        reason = coalesce(checked.reason, l.reason),
        attempts = l.attempts + 1,
        claimed_at = at
      from (
        select line.id, private.get_drop_reason(line, dose, p, m.expires_at, at) as reason
        from private.reminder_messages m
        join public.reminder_deliveries line on line.message_id = m.id
        join public.planned_doses dose on dose.id = line.planned_dose_id
        left join public.user_preferences p on p.user_id = m.user_id
        where m.id = any (chosen) and line.state in ('planned', 'claimed')
      ) as checked
      where l.id = checked.id;

    update private.reminder_messages m set ready_at = null
      where m.id = any (chosen) and case when m.duplicate_id is null
        then not exists (
          select from public.reminder_deliveries l where l.message_id = m.id and l.state = 'claimed')
        else m.expires_at <= at or not private.is_duplicate_open(m.duplicate_id)
      end;

    exit when chosen is null or exists (
      select from private.reminder_messages m where m.id = any (chosen) and m.ready_at is not null);
  end loop;

  return query
    select m.id, m.attempts::integer, m.channel, m.occasion, m.tell_at, m.expires_at,
      jsonb_build_object(
        'id', m.user_id,
        'email', account.email,
        'language', coalesce(p.language, 'fr'),
        'hidesMedicineNames', coalesce(p.hides_medicine_names, true)),
      case when m.duplicate_id is null
        then private.get_message_doses(m.id)
        else private.get_duplicate_doses(m.duplicate_id)
      end
    from private.reminder_messages m
    join auth.users account on account.id = m.user_id
    left join public.user_preferences p on p.user_id = m.user_id
    where m.id = any (chosen) and m.ready_at is not null
    order by m.tell_at, m.id;
end
$$;
