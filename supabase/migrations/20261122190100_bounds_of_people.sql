-- Bounds of what people write about themselves and those they care for. A number is held with `between`: NaN, which
-- is greater than every number, is not between any two.

select private.bound_columns('public.profiles', 't.created_by', array[
  ['first_name', 'line 100', null],
  ['last_name', 'line 100', null],
  -- A day ahead of UTC is today where the day begins first. The row's own moment, so that the check stays true.
  ['date_of_birth', $$date_of_birth between '1900-01-01' and (updated_at at time zone 'UTC')::date + 1$$, 'null'],
  ['weight', 'weight between 0.3 and 400', 'null'],
  ['height', 'height between 20 and 260', 'null'],
  ['created_at', 'moment', null]
]);

select private.bound_columns('public.profile_details',
  '(select p.created_by from public.profiles p where p.id = t.profile_id)', array[
  ['phone', 'line 50', null],
  ['allergies', 'lines 100 100', null],
  ['height', 'height between 20 and 260', 'null'],
  ['treating_doctor_name', 'line 200', null],
  ['treating_doctor_phone', 'line 50', null],
  ['treating_doctor_email', 'line 254', null],
  ['treating_doctor_address', 'note 500', null],
  -- Its scheme has a check of its own.
  ['treating_doctor_appointment_link',
    $$length(treating_doctor_appointment_link) <= 2000 and treating_doctor_appointment_link !~ '[\s\u0001-\u001f\u007f-\u009f]'$$,
    'null'],
  ['updated_at', 'moment', null]
]);

-- A zone that a browser does not know would end every page that shows an hour in it.
alter table public.user_preferences drop constraint user_preferences_time_zone_check;
select private.bound_columns('public.user_preferences', 't.user_id', array[
  ['time_zone', 'private.is_zone(time_zone)', 'null']
]);

select private.bound_columns('public.user_pharmacy_preferences', 't.user_id', array[
  ['notes', 'note 500', null],
  ['last_used', 'moment', null]
]);

select private.bound_columns('public.symptom_searches', 't.user_id', array[
  ['symptoms_text', 'note! 1000', null],
  ['country_context', 'length(country_context) <= 60', $$'France/Europe'$$],
  ['found_medications', 'json 32768', null],
  ['created_at', 'moment', null]
]);

select private.bound_columns('public.user_activity_logs', 't.user_id', array[
  ['activity_data', 'json 16384', null],
  ['page_url', $$length(page_url) <= 2048 and page_url ~ '^(/|https?://)' and page_url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'$$,
    'null'],
  ['user_agent', 'line 512', null],
  ['created_at', 'moment', null]
]);

select private.bound_columns('public.alert_dismissals', 't.user_id', array[
  ['dismissed_at', 'moment', null]
]);

select private.bound_columns('public.custom_alerts', 't.user_id', array[
  ['title', 'line! 200', null],
  ['message', 'note 1000', null],
  ['alert_date', 'day', null],
  ['alert_time', $$extract(second from alert_time) = 0 and alert_time < '24:00'$$,
    $$case when alert_time = '24:00' then '23:59' else date_trunc('minute', alert_time - time '00:00')::time end$$],
  ['ends_on', 'day', null],
  ['created_at', 'moment', null]
]);

select private.bound_columns('public.profile_shares', 't.shared_by', array[
  ['notes', 'note 500', null]
]);

select private.bound_columns('public.push_subscriptions', 't.user_id', array[
  ['device', 'line! 80', null]
]);

select private.bound_columns('public.contact_messages', null, array[
  ['full_name', 'line! 100', null],
  ['email', 'line! 254', null],
  ['subject', 'line! 150', null],
  ['message', 'note! 5000', null],
  ['read_at', 'moment', null],
  ['answered_at', 'moment', null]
]);

/* Makes the account's main profile where it is missing, with the names given at sign-up, which nobody has checked. */
create or replace function private.make_main_profile(account uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  with named as (
    select users.id,
      regexp_replace(users.raw_user_meta_data ->> 'first_name', '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g') as first,
      regexp_replace(users.raw_user_meta_data ->> 'last_name', '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g') as last
    from auth.users
    where users.id = account
  )
  insert into public.profiles (id, first_name, last_name, profile_type, is_primary, created_by)
  select
    named.id,
    nullif(left(trim(named.first), 100), ''),
    nullif(left(trim(named.last), 100), ''),
    'adult',
    not exists (select 1 from public.profiles p where p.created_by = named.id and p.is_primary),
    named.id
  from named
  on conflict do nothing
$$;
