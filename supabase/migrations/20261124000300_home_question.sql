-- Boxes that were personal before homes had common ones: their owner is asked once whether they are for the whole home.

alter table public.user_preferences add column home_question_answered boolean not null default false;
grant insert (home_question_answered) on public.user_preferences to authenticated;
grant update (home_question_answered) on public.user_preferences to authenticated;

/*
 * Makes these boxes of the caller common to the home, and remembers that the question was answered; without boxes the
 * answer was no. A box with a schedule stays personal and does not stop the others. Returns the boxes that stayed so.
 */
create function public.answer_home_question(box_ids uuid[]) returns setof uuid
  language plpgsql
  set search_path = ''
as $$
begin
  -- A schedule that is being added waits for these locks, and is refused afterwards.
  perform 1 from public.medications box
    where box.id = any (box_ids) and box.user_id = auth.uid()
    order by box.id for update;
  update public.medications box set is_common = true
    where box.id = any (box_ids) and box.user_id = auth.uid() and not box.is_common
      and not exists (select from public.medication_reminders r where r.medication_id = box.id);
  insert into public.user_preferences (user_id) values (auth.uid()) on conflict do nothing;
  update public.user_preferences set home_question_answered = true where user_id = auth.uid();
  return query
    select box.id from public.medications box
    where box.id = any (box_ids) and box.user_id = auth.uid() and not box.is_common;
end
$$;
grant execute on function public.answer_home_question(uuid[]) to authenticated;

/*
 * Profiles, preferences and escalations. An archive of a former version lacks the answer: an account that is here keeps
 * its own.
 */
create or replace function private.import_profiles(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  report          jsonb := '{}';
  rows            jsonb;
  primary_profile uuid;
begin
  perform private.create_main_profile(me);
  select coalesce(
      (select private.get_imported_id(me, source, (r ->> 'id')::uuid)
        from jsonb_array_elements(tables -> 'profiles') r where (r ->> 'is_primary')::boolean limit 1),
      (select id from public.profiles where created_by = me and is_primary))
    into primary_profile;
  update public.profiles set is_primary = false
    where created_by = me and is_primary and id <> primary_profile
      and exists (select from jsonb_array_elements(tables -> 'profiles') r
        where private.get_imported_id(me, source, (r ->> 'id')::uuid) = primary_profile);

  select jsonb_agg(r || jsonb_build_object(
      'id', new_id,
      'created_by', me,
      'is_primary', new_id = primary_profile,
      'default_pharmacy_id', (select id from public.online_pharmacies where id = (r ->> 'default_pharmacy_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'profiles') r,
      private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    where not exists (select from public.profiles p where p.id = new_id and p.created_by <> me)
      and (new_id = me or not private.account_exists(new_id));
  report := report || jsonb_build_object('profiles', private.import_rows('profiles', '{id}',
    '{first_name,last_name,is_primary,profile_type,date_of_birth,weight,height,default_pharmacy_id}',
    '{created_by,created_at}', 't.created_by = $2', me, rows));

  select jsonb_agg(r || jsonb_build_object(
      'profile_id', profile,
      'default_pharmacy_id', (select id from public.online_pharmacies where id = (r ->> 'default_pharmacy_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'profile_details') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  report := report || jsonb_build_object('profile_details', private.import_rows('profile_details', '{profile_id}',
    '{phone,allergies,weight_unit,height_unit,height,treating_doctor_name,treating_doctor_phone,treating_doctor_email,treating_doctor_address,treating_doctor_appointment_link,default_pharmacy_id}',
    '{}', 'true', me, rows));

  select jsonb_agg(r || jsonb_build_object(
      'user_id', me,
      'home_question_answered',
      coalesce((r ->> 'home_question_answered')::boolean, known.home_question_answered, false)))
    into rows
    from jsonb_array_elements(tables -> 'user_preferences') r
    left join public.user_preferences known on known.user_id = me;
  report := report || jsonb_build_object('user_preferences', private.import_rows('user_preferences', '{user_id}',
    '{language,email_notifications,push_notifications,reminder_notifications,weekly_report,login_alerts,session_timeout_minutes,data_sharing,analytics_enabled,marketing_emails,reminder_advance_minutes,time_zone,hides_medicine_names,reminder_mails,escalation_mails,home_question_answered}',
    '{}', 't.user_id = $2', me, rows));

  select jsonb_agg(jsonb_build_object('profile_id', profile, 'delay_minutes', r -> 'delay_minutes')) into rows
    from jsonb_array_elements(tables -> 'escalations') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  return report || jsonb_build_object('escalations', private.import_rows('escalations', '{profile_id}',
    '{delay_minutes}', '{}', 'true', me, rows));
end
$$;
