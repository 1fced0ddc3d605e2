/* "Action" is the word for what is done with an account and for what an import does (docs/words.md). The log of
   the admins is append-only: lines from before this keep the former name of their table. */

alter table private.account_deeds rename to account_actions;
alter table private.account_actions rename column deed to action;
alter table private.account_actions rename constraint account_deeds_pkey to account_actions_pkey;
alter table private.account_actions rename constraint account_deeds_account_id_fkey to account_actions_account_id_fkey;
alter table private.account_actions rename constraint account_deeds_deed_check to account_actions_action_check;
alter table private.account_actions rename constraint account_deeds_sessions_check to account_actions_sessions_check;
alter index private.account_deeds_by_account rename to account_actions_by_account;

create or replace function private.end_all_sessions(account uuid, reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  -- A sign-in at this moment waits, or its session is ended as well.
  perform from auth.users u where u.id = account for update;
  if not found then
    return null;
  end if;
  delete from auth.sessions s where s.user_id = account;
  get diagnostics ended = row_count;
  insert into private.account_actions (account_id, action, sessions) values (account, reason, ended);
  return ended;
end
$$;

/* Of a function of a hundred lines one word changes. */
do $$
begin
  execute replace(
    pg_get_functiondef('private.import_account_data(jsonb)'::regprocedure), 'request ->> ''deed''', 'request ->> ''action'''
  );
end
$$;
