-- Every process of the server is told of a committed message. A notification holds 8,000 bytes at most, so a
-- larger message is read by its id.
create or replace function backend.notify_message() returns trigger
  language plpgsql
as $$
declare
  message constant text := jsonb_build_object(
    'id', new.id, 'topic', new.topic, 'event', new.event, 'payload', new.payload)::text;
begin
  perform pg_notify('realtime', case when octet_length(message) < 7900 then message
    else jsonb_build_object('id', new.id)::text end);
  return null;
end
$$;
create or replace trigger notify_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast' and new.event is not null)
  execute function backend.notify_message();

-- A session that ended has no channels left: its account is authorized anew at once.
create or replace function backend.notify_ended_sessions() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('realtime', jsonb_build_object('access', ended.user_id)::text)
  from (select distinct user_id from old_rows) ended;
  return null;
end
$$;
create or replace trigger notify_ended_sessions after delete on auth.sessions
  referencing old table as old_rows
  for each statement execute function backend.notify_ended_sessions();
