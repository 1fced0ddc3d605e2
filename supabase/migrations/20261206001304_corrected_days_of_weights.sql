-- A weight whose day was corrected to an earlier one stayed in the history under the wrong day as well, newer than itself.

/*
 * As before. The same weight of an earlier day is a correction of the day, so that the later one goes. Of a later day it may
 * as well be another measurement, and both stay.
 */
create or replace function private.record_changed_weights() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- A statement that deletes nothing calls its triggers as well, and they would call this one without end.
  if exists (
      select from old_rows before join new_rows corrected using (id)
      where corrected.weight = before.weight and corrected.weight_measured_on < before.weight_measured_on)
    and not exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned())
  then
    delete from public.profile_weights wrong
      using old_rows before join new_rows corrected using (id)
      where wrong.profile_id = before.id and wrong.measured_on = before.weight_measured_on
        and wrong.weight = before.weight and corrected.weight = before.weight
        and corrected.weight_measured_on < before.weight_measured_on;
  end if;
  perform private.record_weights(array(
    select changed.id
    from new_rows changed join old_rows before using (id)
    where (changed.weight, changed.weight_measured_on, changed.weight_confirmed_at)
      is distinct from (before.weight, before.weight_measured_on, before.weight_confirmed_at)));
  return null;
end
$$;
