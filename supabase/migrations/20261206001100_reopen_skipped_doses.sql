-- A dose that was skipped by mistake could only be recorded as taken: it was never due again, and nobody was reminded of it.

/* Doses whose answer is taken back are open again, or missed where their window has passed. */
create function private.reopen_doses(doses uuid[]) returns void
  language sql security definer
  set search_path = ''
as $$
  update public.planned_doses d
    set intake_id = null, answered_at = null,
      state = case when d.planned_at > now() then 'planned' when d.expires_at > now() then 'due' else 'missed' end,
      snoozed_until = case when d.snoozed_until > now() then d.snoozed_until end,
      tell_at = private.get_reopened_tell_at(d, now())
    where d.id = any (doses)
$$;

/* As before, by the function that a skipped dose is reopened with too. */
create or replace function private.reopen_doses_of(intake uuid) returns void
  language sql security definer
  set search_path = ''
as $$
  select private.reopen_doses(array(select d.id from public.planned_doses d where d.intake_id = intake))
$$;

/* As before; until when a dose was put off is kept, for where the skip is taken back. */
create or replace function private.skip_doses(doses uuid[], via text, at timestamptz) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.lock_planned_doses(doses);
  if exists (select from public.planned_doses where id = any (doses) and state in ('taken', 'missed')) then
    raise exception 'This dose has been answered' using errcode = 'PT409';
  end if;
  update public.planned_doses
    set state = 'skipped', answered_at = at, tell_at = null
    where id = any (doses) and state <> 'skipped';
  perform private.mark_deliveries_acted(doses, via, at);
end
$$;

/* Takes a skip back. A dose that is open or missed already stays as it is. PT409 for one that has been taken. */
create function public.reopen_skipped_doses(doses uuid[]) returns setof public.planned_doses
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.lock_planned_doses(doses);
  if exists (select from public.planned_doses where id = any (doses) and state = 'taken') then
    raise exception 'This dose has been answered' using errcode = 'PT409';
  end if;
  perform private.reopen_doses(
    array(select d.id from public.planned_doses d where d.id = any (doses) and d.state = 'skipped'));
  perform private.replan_reopened_doses(doses);
  return query select * from private.get_planned_doses(doses);
end
$$;
grant execute on function public.reopen_skipped_doses(uuid[]) to authenticated;
