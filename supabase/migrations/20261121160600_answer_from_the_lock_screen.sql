-- Whoever presses 'taken' on a lock screen has no session, and so no proofs in it. The message was
-- sealed for a device on which its reader had given them all.

/*
 * 'take', 'skip' or 'later' for all doses of a message, as the person it was sent to: whoever calls
 * this has checked that it is them. PT404, PT409 as the deeds. Answers how many doses there were.
 */
create or replace function private.answer_message(message uuid, deed text, minutes integer, at timestamptz)
  returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  told  private.reminder_messages;
  doses uuid[];
begin
  select * into told from private.reminder_messages where id = message;
  select array_agg(d.id order by d.id) into doses
  from public.reminder_deliveries l
  join public.planned_doses d on d.id = l.planned_dose_id
  where l.message_id = message
    and case deed when 'take' then d.state <> 'taken' else d.state in ('planned', 'due') end;
  if doses is null then
    return 0;
  end if;
  perform set_config('request.jwt.claims',
    jsonb_build_object('sub', told.user_id, 'role', 'authenticated', 'aal', 'aal2')::text, true);
  case deed
    -- The intake of a dose that is answered by its message has the id of the dose: sent twice, it counts once.
    when 'take' then perform private.take_doses(doses, doses, at, told.channel, at);
    when 'skip' then perform private.skip_doses(doses, told.channel, at);
    when 'later' then perform private.postpone_doses(doses, minutes, told.channel, at);
  end case;
  return cardinality(doses);
end
$$;
