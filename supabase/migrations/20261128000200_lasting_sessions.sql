/*
 * Sessions on a person's own device, where nobody is signed out for being away (decision 0120). Such a session ends after
 * 30 days without a refresh, and after a year at most.
 */
create table private.lasting_sessions (
  session_id uuid primary key references auth.sessions on delete cascade
);
alter table private.lasting_sessions enable row level security;

/* Whether the session of the caller is to last. Returns whether there is such a session. */
create function public.set_lasting_session(lasting boolean) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  this_session constant uuid := auth.jwt() ->> 'session_id';
begin
  perform from auth.sessions s
    where s.id = this_session and s.user_id = auth.uid() and private.has_required_aal()
    for update;
  if not found then
    return false;
  end if;
  if lasting then
    insert into private.lasting_sessions (session_id) values (this_session) on conflict do nothing;
  else
    delete from private.lasting_sessions l where l.session_id = this_session;
  end if;
  -- Without a limit where the project of a hosted Supabase sets none.
  update auth.sessions s
    set not_after = s.created_at + case when lasting then interval '1 year' else interval '30 days' end
    where s.id = this_session and s.not_after is not null;
  return true;
end
$$;
grant execute on function public.set_lasting_session(boolean) to authenticated;
