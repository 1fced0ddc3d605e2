-- What was told of a dose, to whom, on which way, and what came of it. One message tells a person all
-- doses of one moment; the ledger has a line for each dose in it.

/*
 * What waits to be handed to a channel. A message is claimed for a while and then either settled or
 * ready again: whoever claimed it may have died. Its id stays the same, so that a device, or whoever
 * counts, sees that a second copy is the same message.
 */
create table private.reminder_messages (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  channel    text not null check (channel in ('push', 'email')),
  occasion   text not null check (occasion in ('reminder', 'later', 'escalation')),
  tell_at    timestamptz not null,
  expires_at timestamptz not null,
  -- When it may be claimed; null once it is settled.
  ready_at   timestamptz,
  attempts   smallint not null default 0
);
create index reminder_messages_ready on private.reminder_messages (ready_at) where ready_at is not null;
create index reminder_messages_by_user on private.reminder_messages (user_id);

create table public.reminder_deliveries (
  id              uuid primary key default gen_random_uuid(),
  planned_dose_id uuid not null references public.planned_doses on delete cascade,
  -- Who is told: the owner, or of an escalation somebody the profile is shared with.
  user_id         uuid not null references auth.users on delete cascade,
  channel         text not null check (channel in ('page', 'push', 'email')),
  occasion        text not null check (occasion in ('reminder', 'later', 'escalation')),
  tell_at         timestamptz not null,
  state           text not null default 'planned'
                  check (state in ('planned', 'claimed', 'sent', 'shown', 'acted', 'failed', 'dropped')),
  -- Why it failed or was dropped, or why the last attempt failed.
  reason          text check (reason in (
                    'too-late', 'preference-off', 'no-subscription', 'no-longer-shared', 'answered',
                    'refused', 'unreachable')),
  message_id      uuid references private.reminder_messages on delete set null,
  attempts        smallint not null default 0,
  created_at      timestamptz not null default now(),
  claimed_at      timestamptz,
  sent_at         timestamptz,
  shown_at        timestamptz,
  acted_at        timestamptz,
  constraint told_once unique (planned_dose_id, user_id, channel, occasion, tell_at),
  constraint an_end_has_its_reason check (state not in ('failed', 'dropped') or reason is not null)
);
create index reminder_deliveries_by_user on public.reminder_deliveries (user_id, tell_at desc);
create index reminder_deliveries_by_message on public.reminder_deliveries (message_id);

alter table public.reminder_deliveries enable row level security;
-- Written by the functions of the next files alone.
grant select on public.reminder_deliveries to authenticated;
grant all on public.reminder_deliveries to service_role;

create policy "people read what they were told"
  on public.reminder_deliveries for select to authenticated
  using (user_id = (select auth.uid()));
