-- Planning anew and answering a dose take the same locks. Both take the box first, so that they wait for
-- each other instead of locking up.

/* Plans anew from `at` on, with every hour of the medicine: each is the end of another's window. */
create or replace function private.replan_medication(medication uuid, at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  chosen uuid[];
begin
  perform 1 from public.medications where id = medication for no key update;
  select array_agg(id) into chosen from (
    select id from public.medication_reminders where medication_id = medication order by id for update) r;
  update public.medication_reminders set planned_until = at
    where id = any (chosen) and planned_until > at;
  perform private.plan_reminders(chosen, at);
end
$$;

/* Another wall: what is due or answered stays, what is to come moves to the new hours. Another advance: told earlier or later. */
create or replace function private.follow_preferences() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  box uuid;
begin
  if new.time_zone is distinct from old.time_zone then
    for box in
      select id from public.medications
      where user_id = new.user_id
        and exists (select from public.medication_reminders r where r.medication_id = medications.id)
      order by id
    loop
      perform private.replan_medication(box, now());
    end loop;
  end if;
  update public.planned_doses
    set tell_at = planned_at - make_interval(mins => new.reminder_advance_minutes)
    where user_id = new.user_id and state = 'planned' and tell_at is not null and snoozed_until is null;
  return null;
end
$$;
