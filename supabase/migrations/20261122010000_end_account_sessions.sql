-- What is done to an account from outside: an admin ends its sessions, the operator takes away a second
-- step that nobody can prove any more. Both are told in the administration log.

/* Only added to, by the two functions below: the log is written by triggers, and this table has one. */
create table private.account_deeds (
  id         bigint generated always as identity primary key,
  account_id uuid not null references auth.users on delete cascade,
  deed       text not null check (deed in ('sessions-ended', 'second-step-dropped')),
  -- How many were open.
  sessions   integer not null check (sessions >= 0),
  done_at    timestamptz not null default now()
);
create index account_deeds_by_account on private.account_deeds (account_id);
alter table private.account_deeds enable row level security;

create trigger note_admin_deed after insert on private.account_deeds
  for each row execute function private.note_admin_deed('account_id', '', 'id,account_id,done_at');

/* Ends every session of an account, notes why, and answers how many there were; null without such an account. */
create function private.end_all_sessions(account uuid, because text) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  ended integer;
begin
  -- Whoever signs in at this moment waits, or is ended as well.
  perform from auth.users u where u.id = account for update;
  if not found then
    return null;
  end if;
  delete from auth.sessions s where s.user_id = account;
  get diagnostics ended = row_count;
  insert into private.account_deeds (account_id, deed, sessions) values (account, because, ended);
  return ended;
end
$$;

/*
 * Signs somebody out everywhere, for admins. It closes nothing: who knows the password signs in again.
 * Answers how many sessions there were; null for an account that is gone.
 */
create function public.end_account_sessions(account uuid) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.end_all_sessions(account, 'sessions-ended');
end
$$;
grant execute on function public.end_account_sessions(uuid) to authenticated;

/*
 * Takes the authenticator and the codes on paper from an account and signs it out everywhere. Granted to
 * nobody: the operator's command asks as the owner of the database. Answers 'dropped', 'none' when there
 * was no second step, or 'not-found'.
 */
create function private.drop_second_step(account uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform from auth.users u where u.id = account for update;
  if not found then
    return 'not-found';
  end if;
  if not exists (
    select from auth.mfa_factors f where f.user_id = account and f.status = 'verified'
  ) then
    return 'none';
  end if;
  delete from auth.mfa_factors f where f.user_id = account;
  perform private.end_all_sessions(account, 'second-step-dropped');
  return 'dropped';
end
$$;
