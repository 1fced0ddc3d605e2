-- Live pages: whoever may see something hears that it has changed, and asks for it again.
--
-- A message names what has changed (`{"noun": "doses"}`) and nothing of its contents, so it tells a person whose right has
-- just ended nothing but that. There are three kinds of topics, and one policy:
--
--   profile:<id>  doses, intakes, boxes, alerts and facts of one profile, for whoever may view it
--   home:<id>     the common boxes of a home, for whoever may view one of its profiles
--   person:<id>   shares, preferences and dismissed alerts of one account, for itself

create function private.may_listen(topic text) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  kind constant text := split_part(may_listen.topic, ':', 1);
  id   constant text := substr(may_listen.topic, length(kind) + 2);
begin
  return case kind
    when 'profile' then id = any (private.get_permitted_profiles('view')::text[])
    when 'home' then id = any (private.get_permitted_homes('view')::text[])
    when 'person' then coalesce(id = auth.uid()::text, false) and private.has_required_aal()
    else false
  end;
end
$$;
revoke execute on function private.may_listen from public;
grant execute on function private.may_listen to authenticated;

create policy "people listen to what they may see" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select private.may_listen(realtime.topic())));

-- One message for each topic. `private` channels only: what is public reaches everybody with the publishable key.
create function private.announce(noun text, topics text[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('noun', announce.noun), 'changed', told.topic, true)
  from (select distinct topic from unnest(announce.topics) topic where topic is not null) told;
end
$$;
revoke execute on function private.announce from public;

-- Our server asks at once what these accounts may still listen to. On Supabase nobody hears this: there a channel ends
-- with the token it was joined with.
create function private.recheck_access(accounts uuid[]) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform pg_notify('realtime', jsonb_build_object('access', one.account)::text)
  from (select distinct account from unnest(recheck_access.accounts) account where account is not null) one;
end
$$;
revoke execute on function private.recheck_access from public;

-- The first argument is the noun, the second the column of the profile.
create function private.announce_profiles() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  profiles uuid[];
begin
  if tg_argv[1] = 'for_profile_id' then
    if tg_op <> 'DELETE' then profiles := array(select distinct for_profile_id from new_rows); end if;
    if tg_op <> 'INSERT' then profiles := profiles || array(select distinct for_profile_id from old_rows); end if;
  else
    if tg_op <> 'DELETE' then profiles := array(select distinct profile_id from new_rows); end if;
    if tg_op <> 'INSERT' then profiles := profiles || array(select distinct profile_id from old_rows); end if;
  end if;
  perform private.announce(tg_argv[0], array(select 'profile:' || id from unnest(profiles) id));
  return null;
end
$$;
revoke execute on function private.announce_profiles from public;

-- Intakes: a change of a note is told as well, since the list shows it.
create trigger announce_insert after insert on public.medication_intake_logs
  referencing new table as new_rows
  for each statement execute function private.announce_profiles('intakes', 'profile_id');
create trigger announce_update after update on public.medication_intake_logs
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_profiles('intakes', 'profile_id');
create trigger announce_delete after delete on public.medication_intake_logs
  referencing old table as old_rows
  for each statement execute function private.announce_profiles('intakes', 'profile_id');

create trigger announce_insert after insert on public.custom_alerts
  referencing new table as new_rows
  for each statement execute function private.announce_profiles('alerts', 'for_profile_id');
create trigger announce_update after update on public.custom_alerts
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_profiles('alerts', 'for_profile_id');
create trigger announce_delete after delete on public.custom_alerts
  referencing old table as old_rows
  for each statement execute function private.announce_profiles('alerts', 'for_profile_id');

create trigger announce_insert after insert on public.profile_details
  referencing new table as new_rows
  for each statement execute function private.announce_profiles('people', 'profile_id');
create trigger announce_update after update on public.profile_details
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_profiles('people', 'profile_id');

create trigger announce_insert after insert on public.profile_conditions
  referencing new table as new_rows
  for each statement execute function private.announce_profiles('people', 'profile_id');
create trigger announce_update after update on public.profile_conditions
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_profiles('people', 'profile_id');
create trigger announce_delete after delete on public.profile_conditions
  referencing old table as old_rows
  for each statement execute function private.announce_profiles('people', 'profile_id');

-- Planned doses: those that a screen shows, and what it shows of them. Reminders that go out, and the planning of the
-- days to come, are nobody's news.
create function private.announce_doses() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  profiles uuid[];
  since    constant timestamptz := now() - interval '8 days';
  until    constant timestamptz := now() + interval '3 days';
begin
  if tg_op = 'INSERT' then
    profiles := array(select distinct profile_id from new_rows where planned_at between since and until);
  elsif tg_op = 'DELETE' then
    profiles := array(select distinct profile_id from old_rows where planned_at between since and until);
  else
    profiles := array(
      select distinct changed.profile_id from (
        (select id, profile_id, medication_id, planned_at, quantity, state, intake_id, snoozed_until from new_rows
         except
         select id, profile_id, medication_id, planned_at, quantity, state, intake_id, snoozed_until from old_rows)
        union all
        (select id, profile_id, medication_id, planned_at, quantity, state, intake_id, snoozed_until from old_rows
         except
         select id, profile_id, medication_id, planned_at, quantity, state, intake_id, snoozed_until from new_rows)
      ) changed
      where changed.planned_at between since and until);
  end if;
  perform private.announce('doses', array(select 'profile:' || id from unnest(profiles) id));
  return null;
end
$$;
revoke execute on function private.announce_doses from public;

create trigger announce_insert after insert on public.planned_doses
  referencing new table as new_rows
  for each statement execute function private.announce_doses();
create trigger announce_update after update on public.planned_doses
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_doses();
create trigger announce_delete after delete on public.planned_doses
  referencing old table as old_rows
  for each statement execute function private.announce_doses();

-- Boxes: a personal one is told to its profile, a common one to its home; one that became common, to both.
create function private.announce_boxes() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  topics text[];
begin
  if tg_op <> 'DELETE' then
    topics := array(
      select distinct case when is_common then 'home:' || user_id else 'profile:' || for_profile_id end from new_rows);
  end if;
  if tg_op <> 'INSERT' then
    topics := topics || array(
      select distinct case when is_common then 'home:' || user_id else 'profile:' || for_profile_id end from old_rows);
  end if;
  perform private.announce('boxes', topics);
  return null;
end
$$;
revoke execute on function private.announce_boxes from public;

create trigger announce_insert after insert on public.medications
  referencing new table as new_rows
  for each statement execute function private.announce_boxes();
create trigger announce_update after update on public.medications
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_boxes();
create trigger announce_delete after delete on public.medications
  referencing old table as old_rows
  for each statement execute function private.announce_boxes();

-- Reminder times are shown with their box, and may change without any dose of these days.
create function private.announce_reminders() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  boxes uuid[];
begin
  if tg_op <> 'DELETE' then boxes := array(select distinct medication_id from new_rows); end if;
  if tg_op <> 'INSERT' then boxes := boxes || array(select distinct medication_id from old_rows); end if;
  perform private.announce('doses', array(
    select 'profile:' || box.for_profile_id from public.medications box where box.id = any (boxes)));
  return null;
end
$$;
revoke execute on function private.announce_reminders from public;

create trigger announce_insert after insert on public.medication_reminders
  referencing new table as new_rows
  for each statement execute function private.announce_reminders();
create trigger announce_update after update on public.medication_reminders
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_reminders();
create trigger announce_delete after delete on public.medication_reminders
  referencing old table as old_rows
  for each statement execute function private.announce_reminders();

-- Two doses that may be one and the same: told to whoever gave either, when it is found and when it is answered.
create function private.announce_duplicates() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.announce('intakes', array(
    select 'person:' || one.account from new_rows, unnest(array[giver, neighbour_giver]) one (account)));
  return null;
end
$$;
revoke execute on function private.announce_duplicates from public;

create trigger announce_insert after insert on private.possible_duplicates
  referencing new table as new_rows
  for each statement execute function private.announce_duplicates();
create trigger announce_update after update on private.possible_duplicates
  referencing new table as new_rows
  for each statement execute function private.announce_duplicates();

-- People: to whoever sees the profile, and to the account that it belongs to, whose list it is in.
create function private.announce_people() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  topics text[];
begin
  if tg_op <> 'DELETE' then
    topics := array(
      select one.topic from new_rows, unnest(array['profile:' || id, 'person:' || created_by]) one (topic));
  else
    topics := array(
      select one.topic from old_rows, unnest(array['profile:' || id, 'person:' || created_by]) one (topic));
    perform private.recheck_access(array(select created_by from old_rows));
  end if;
  perform private.announce('people', topics);
  return null;
end
$$;
revoke execute on function private.announce_people from public;

create trigger announce_insert after insert on public.profiles
  referencing new table as new_rows
  for each statement execute function private.announce_people();
create trigger announce_update after update on public.profiles
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_people();
create trigger announce_delete after delete on public.profiles
  referencing old table as old_rows
  for each statement execute function private.announce_people();

-- Shares: to whoever sent them, whoever they are for, and the creator of the profile. The recipient's channels are
-- authorized anew at once.
create function private.announce_shares() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  accounts   uuid[];
  shared     uuid[];
  recipients uuid[];
begin
  if tg_op <> 'DELETE' then
    accounts := array(select shared_by from new_rows);
    recipients := array(select shared_with_user_id from new_rows);
    shared := array(select profile_id from new_rows);
  end if;
  if tg_op <> 'INSERT' then
    accounts := accounts || array(select shared_by from old_rows);
    recipients := recipients || array(select shared_with_user_id from old_rows);
    shared := shared || array(select profile_id from old_rows);
    perform private.recheck_access(recipients);
  end if;
  perform private.announce('shares', array(
    select 'person:' || account from unnest(accounts || recipients) account
    union
    select 'person:' || created_by from public.profiles where id = any (shared)));
  return null;
end
$$;
revoke execute on function private.announce_shares from public;

create trigger announce_insert after insert on public.profile_shares
  referencing new table as new_rows
  for each statement execute function private.announce_shares();
create trigger announce_update after update on public.profile_shares
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_shares();
create trigger announce_delete after delete on public.profile_shares
  referencing old table as old_rows
  for each statement execute function private.announce_shares();

-- What is each account's own. The argument is the noun.
create function private.announce_account() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  accounts uuid[];
begin
  if tg_op <> 'DELETE' then accounts := array(select distinct user_id from new_rows);
  else accounts := array(select distinct user_id from old_rows);
  end if;
  perform private.announce(tg_argv[0], array(select 'person:' || id from unnest(accounts) id));
  return null;
end
$$;
revoke execute on function private.announce_account from public;

create trigger announce_insert after insert on public.user_preferences
  referencing new table as new_rows
  for each statement execute function private.announce_account('preferences');
create trigger announce_update after update on public.user_preferences
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_account('preferences');

create trigger announce_insert after insert on public.alert_dismissals
  referencing new table as new_rows
  for each statement execute function private.announce_account('alerts');
create trigger announce_delete after delete on public.alert_dismissals
  referencing old table as old_rows
  for each statement execute function private.announce_account('alerts');
