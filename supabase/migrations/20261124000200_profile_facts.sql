-- What a profile says of a person beside names and measures: health conditions of a closed list, the day of a weight and
-- who confirmed an unusual one, and which allergies were picked or kept as typed.

create table public.profile_conditions (
  profile_id     uuid not null references public.profiles on delete cascade,
  condition      text not null check (condition in (
                   'chickenpox_now', 'pregnancy', 'breastfeeding', 'ulcer_bleed', 'kidney', 'liver', 'heart_failure',
                   'coronary_stroke', 'hypertension_severe', 'hypertension', 'rhythm_qt', 'asthma_copd', 'epilepsy',
                   'glaucoma_closed', 'retention_prostate', 'diabetes', 'g6pd', 'immunosuppression',
                   'anticoagulant_antiplatelet', 'lithium', 'methotrexate', 'alcohol', 'dehydration_now',
                   'nsaid_reaction')),
  -- 'unknown': the person was asked and does not know. Without a row, nothing is recorded.
  state          text not null default 'present' check (state in ('present', 'unknown')),
  since          date,
  -- The last day.
  until          date,
  -- The weeks of a pregnancy are computed for a day from one of these two, and never stored.
  last_period_on date,
  due_on         date,
  primary key (profile_id, condition),
  constraint profile_conditions_only_pregnancy_is_unknown check (state = 'present' or condition = 'pregnancy'),
  constraint profile_conditions_only_pregnancy_is_dated check (
    condition = 'pregnancy' or (last_period_on is null and due_on is null)),
  constraint profile_conditions_dated_once check (last_period_on is null or due_on is null),
  constraint profile_conditions_since_in_bounds check (since between '1900-01-01' and '2200-12-31'),
  constraint profile_conditions_until_in_bounds
    check (until between '1900-01-01' and '2200-12-31' and until >= coalesce(since, until)),
  constraint profile_conditions_last_period_on_in_bounds check (last_period_on between '1900-01-01' and '2200-12-31'),
  constraint profile_conditions_due_on_in_bounds check (due_on between '1900-01-01' and '2200-12-31')
);

alter table public.profile_conditions enable row level security;
grant select, delete on public.profile_conditions to authenticated;
grant insert (profile_id, condition, state, since, until, last_period_on, due_on)
  on public.profile_conditions to authenticated;
grant update (state, since, until, last_period_on, due_on) on public.profile_conditions to authenticated;
grant all on public.profile_conditions to service_role;

create policy "viewers of a profile read its conditions"
  on public.profile_conditions for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "editors of a profile add conditions"
  on public.profile_conditions for insert to authenticated
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "editors of a profile change its conditions"
  on public.profile_conditions for update to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "editors of a profile delete its conditions"
  on public.profile_conditions for delete to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));

alter table public.profile_access_log
  drop constraint profile_access_log_subject_check,
  add constraint profile_access_log_subject_check check (subject in (
    'profile', 'profile_details', 'condition', 'medication', 'reminder', 'intake', 'alert', 'share'));

create trigger log_insert after insert on public.profile_conditions
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('condition', 'profile_id');
create trigger log_update after update on public.profile_conditions
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('condition', 'profile_id');
create trigger log_delete after delete on public.profile_conditions
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('condition', 'profile_id');

-- A weight that was there before has no day: `updated_at` moves with a name as well, so nobody knows how old it is.
alter table public.profiles
  add column weight_measured_on date,
  -- Who confirmed a weight that few people of that age have, and when.
  add column weight_confirmed_at timestamptz,
  add column weight_confirmed_by text,
  add constraint profiles_weight_measured_on_in_bounds
    check (weight_measured_on between '1900-01-01' and (updated_at at time zone 'UTC')::date + 1),
  add constraint profiles_weight_confirmed_at_in_bounds
    check (weight_confirmed_at >= '1900-01-01T00:00Z' and weight_confirmed_at < '2201-01-01T00:00Z'),
  add constraint profiles_weight_confirmed_by_in_bounds
    check (length(weight_confirmed_by) <= 201 and weight_confirmed_by !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');

grant insert (weight_measured_on, weight_confirmed_at) on public.profiles to authenticated;
grant update (weight_measured_on, weight_confirmed_at) on public.profiles to authenticated;

/*
 * A request that confirms a weight gets its own moment and the name of its account; another weight is not confirmed. An
 * import writes what the archive says.
 */
create function private.set_weight_confirmation() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  is_confirmed constant boolean := new.weight is not null and new.weight_confirmed_at is not null
    and (tg_op = 'INSERT' or new.weight_confirmed_at is distinct from old.weight_confirmed_at);
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  if is_confirmed then
    new.weight_confirmed_at := now();
    new.weight_confirmed_by := (
      select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') from public.profiles p where p.id = auth.uid());
  elsif new.weight_confirmed_at is null or new.weight is distinct from old.weight then
    new.weight_confirmed_at := null;
    new.weight_confirmed_by := null;
  end if;
  return new;
end
$$;

create trigger set_weight_confirmation_of_new before insert on public.profiles
  for each row when (new.weight_confirmed_at is not null)
  execute function private.set_weight_confirmation();
create trigger set_weight_confirmation before update of weight, weight_confirmed_at on public.profiles
  for each row execute function private.set_weight_confirmation();

drop trigger set_updated_at on public.profiles;
create trigger set_updated_at
  before update of first_name, last_name, profile_type, date_of_birth, weight, weight_measured_on, weight_confirmed_at,
    height, default_pharmacy_id
  on public.profiles
  for each row execute function private.set_updated_at();

/* Whether a list holds at most 100 texts of one line, 1 to 100 characters each. */
create function private.is_list_of_names(names text[]) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select case when cardinality(names) = 0 then true when array_ndims(names) <> 1 then false
    else cardinality(names) <= 100
      and cardinality(string_to_array(array_to_string(names, e'\n'), e'\n')) = cardinality(names)
      and array_to_string(names, e'\n') !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]'
      and array_to_string(names, e'\n') !~ '(^|\n)\s*(\n|$)'
      and array_to_string(names, e'\n') !~ '[^\n]{101}' end
$$;
grant execute on function private.is_list_of_names(text[]) to authenticated;

alter table public.profile_details
  -- Of the allergies: those chosen from the list of substances, and those kept as typed after the question whether
  -- another name was meant. A name that is no allergy any longer counts for nothing.
  add column picked_allergies text[] not null default '{}',
  add column unrecognized_allergies text[] not null default '{}',
  add constraint profile_details_picked_allergies_in_bounds check (private.is_list_of_names(picked_allergies)),
  add constraint profile_details_unrecognized_allergies_in_bounds
    check (private.is_list_of_names(unrecognized_allergies));

grant update (picked_allergies, unrecognized_allergies) on public.profile_details to authenticated;
