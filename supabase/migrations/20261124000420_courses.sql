-- A course is a schedule with a last day. One that is stopped before keeps when and why.

alter table public.medications
  add column course_stopped_on date,
  add column course_stop_reason text,
  add column course_stop_note text,
  add constraint medications_course_stopped_on_in_bounds
    check (course_stopped_on between '1900-01-01' and '2200-12-31'),
  -- `COURSE_STOP_REASONS` of the domain is the same list.
  add constraint medications_course_stop_reason_is_known check (course_stop_reason in (
    'prescriber', 'side-effects', 'feels-better', 'not-working', 'refused', 'none-left', 'other')),
  add constraint medications_course_stop_note_in_bounds
    check (length(course_stop_note) <= 500
      and course_stop_note !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  add constraint medications_course_stop_is_whole
    check (num_nulls(course_stopped_on, course_stop_reason) in (0, 2)
      and (course_stop_note is null or course_stop_reason is not null));

grant update (course_stopped_on, course_stop_reason, course_stop_note) on public.medications to authenticated;

/*
 * Stops the course of a box: its schedule rests from now on, with its last day as it was, and the box keeps when and why.
 * Run as the caller: the policies decide. Stopped again, it keeps the reason that was given last.
 */
create function public.stop_course(medication_id uuid, stopped_on date, reason text, note text default null)
  returns void
  language plpgsql
  set search_path = ''
as $$
begin
  update public.medications box
    set course_stopped_on = stop_course.stopped_on,
        course_stop_reason = stop_course.reason,
        course_stop_note = nullif(btrim(stop_course.note), '')
    where box.id = stop_course.medication_id;
  if not found then
    raise exception 'Medication not found' using errcode = 'PT404';
  end if;
  update public.medication_reminders r set paused_at = coalesce(r.paused_at, now()), paused_until = null
    where r.medication_id = stop_course.medication_id and r.ends_on is not null;
  if not found then
    raise exception 'The box has no schedule with a last day' using errcode = 'PT409';
  end if;
end
$$;
grant execute on function public.stop_course(uuid, date, text, text) to authenticated;
