-- What people do in a simulated month, and a record of every state a planned dose was ever in.

create table private.transitions (dose uuid, was text, became text);
create function private.note_transition() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  insert into private.transitions values (new.id, case when tg_op = 'UPDATE' then old.state end, new.state);
  return null;
end
$$;
create trigger note_transition after insert or update of state on public.planned_doses
  for each row execute function private.note_transition();

/* 0 to 99, the same for the same words. */
create function private.draw(words text) returns integer
  language sql
  set search_path = ''
as $$
  select ('x' || substr(md5(words), 1, 6))::bit(24)::integer % 100
$$;

/*
 * Of the doses that were told, one in seven is never answered. The others are taken, skipped, put off
 * or logged by hand, sooner or later.
 */
create function private.let_people_answer(at timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  dose public.planned_doses;
  draw integer;
begin
  for dose in
    select * from public.planned_doses d
    where d.state in ('planned', 'due') and d.planned_at < at + interval '1 hour' and d.tell_at is null
      and private.draw(concat(d.reminder_id, d.on_day)) >= 14
  loop
    draw := private.draw(concat(dose.reminder_id, dose.on_day, at));
    perform set_config('request.jwt.claims', jsonb_build_object('sub', dose.user_id)::text, true);
    if draw < 40 then
      perform private.take_doses(array[dose.id], array[gen_random_uuid()], at, 'page', at);
    elsif draw < 48 then
      perform private.skip_doses(array[dose.id], 'push', at);
    elsif draw < 56 and dose.snoozed_until is null then
      perform private.postpone_doses(array[dose.id], 30, 'page', at);
    elsif draw < 64 and dose.state = 'due' then
      insert into public.medication_intake_logs (medication_id, taken_at) values (dose.medication_id, at);
    end if;
  end loop;
end
$$;
