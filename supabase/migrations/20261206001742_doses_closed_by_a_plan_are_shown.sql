-- "Undo" at a skip whose plan had ended meanwhile said that the skip was undone, and the dose stayed closed: no screen read
-- what a change of a plan has closed.

/* As before, with which doses a change of their plan has closed. */
do $$
begin
  execute replace(replace(
    pg_get_functiondef('public.home_today(date,text,timestamptz)'::regprocedure),
    'select d.id, d.profile_id, d.medication_id, d.planned_at, d.expires_at, d.quantity, d.snoozed_until, d.intake_id,
',
    'select d.id, d.profile_id, d.medication_id, d.planned_at, d.expires_at, d.quantity, d.snoozed_until, d.intake_id,
      d.is_closed_by_plan,
'),
    '''state'', d.stored_state, ''snoozed_until'', d.snoozed_until,
',
    '''state'', d.stored_state, ''snoozed_until'', d.snoozed_until,
          ''is_closed_by_plan'', d.is_closed_by_plan,
');
end
$$;
