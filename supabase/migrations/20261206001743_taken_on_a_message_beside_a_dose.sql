-- "Taken" on a message took the planned dose without a question where one was recorded by hand just before, which the page
-- asks about.

/*
 * Whether a dose was recorded that a planned one may be: of its box, its product or a substance of it, in the ten minutes
 * before the answer, or in the two hours before it and answering no planned dose. The page asks by the same times, of a box
 * and its product (domain/reminders/far-ahead.ts).
 */
create function private.may_be_recorded(dose public.planned_doses, at timestamptz) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select
    from public.medications box
    cross join lateral private.get_doses_like(box, dose.profile_id, may_be_recorded.at - interval '2 hours') i
    where box.id = dose.medication_id
      -- The clock of a device may be a little behind.
      and i.taken_at <= may_be_recorded.at + interval '1 minute'
      and (i.taken_at >= may_be_recorded.at - interval '10 minutes'
        or not exists (select from public.planned_doses other where other.intake_id = i.id)))
$$;
revoke execute on function private.may_be_recorded(public.planned_doses, timestamptz) from public;

/*
 * As before. 'Taken' is refused with PT412 where a dose that was recorded just before may be the same one, and its person is
 * there to say so: nothing of the message is recorded. Sent later, the dose counts beside that one.
 */
do $$
begin
  execute replace(
    pg_get_functiondef('private.answer_message(uuid,text,integer,timestamptz)'::regprocedure),
    '  perform set_config(''request.jwt.claims'',
',
    '  if answer = ''take'' and at > now() - interval ''5 seconds'' and exists (
    select from public.planned_doses d
    where d.id = any (open_doses) and private.may_be_recorded(d, at))
  then
    raise exception ''A dose that may be the same one is recorded'' using errcode = ''PT412'';
  end if;
  perform set_config(''request.jwt.claims'',
');
end
$$;
