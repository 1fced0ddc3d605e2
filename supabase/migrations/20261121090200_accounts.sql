-- What an account has besides profiles: its preferences and its roles.

create table public.user_preferences (
  user_id                  uuid primary key references auth.users on delete cascade,
  language                 text not null default 'fr' check (language in ('fr', 'en', 'es')),
  email_notifications      boolean not null default true,
  push_notifications       boolean not null default false,
  reminder_notifications   boolean not null default true,
  weekly_report            boolean not null default true,
  two_factor_enabled       boolean not null default false,
  login_alerts             boolean not null default true,
  session_timeout_minutes  integer not null default 30 check (session_timeout_minutes in (15, 30, 60, 120)),
  data_sharing             boolean not null default false,
  analytics_enabled        boolean not null default true,
  marketing_emails         boolean not null default false,
  reminder_advance_minutes integer not null default 15 check (reminder_advance_minutes in (5, 10, 15, 30, 60)),
  updated_at               timestamptz not null default now()
);
create trigger touch before update on public.user_preferences
  for each row execute function private.touch();

create table public.user_roles (
  user_id    uuid not null references auth.users on delete cascade,
  role       text not null check (role in ('admin', 'moderator', 'premium')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

alter table public.user_preferences enable row level security;
alter table public.user_roles enable row level security;

grant select, insert, delete on public.user_preferences to authenticated;
grant update (language, email_notifications, push_notifications, reminder_notifications,
              weekly_report, two_factor_enabled, login_alerts, session_timeout_minutes,
              data_sharing, analytics_enabled, marketing_emails, reminder_advance_minutes)
  on public.user_preferences to authenticated;
grant select on public.user_roles to authenticated;
grant all on public.user_preferences, public.user_roles to service_role;

create policy "people read their preferences"
  on public.user_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people add their preferences"
  on public.user_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "people change their preferences"
  on public.user_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their preferences"
  on public.user_preferences for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "people read their roles"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));

/* A new account finds its main profile and its preferences ready, in the language it signed up in. */
create function private.welcome_account() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  spoken constant text := split_part(new.raw_user_meta_data ->> 'locale', '-', 2);
begin
  perform private.make_main_profile(new.id);
  insert into public.user_preferences (user_id, language)
    values (new.id, case when spoken in ('fr', 'en', 'es') then spoken else 'fr' end)
    on conflict do nothing;
  return null;
end
$$;
create trigger welcome_account after insert on auth.users
  for each row execute function private.welcome_account();

/* Whoever confirms the first account of an installation runs it. */
create function private.crown_first_account() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Two first confirmations at once: the second waits here and then finds an admin.
  lock table public.user_roles in share row exclusive mode;
  if not exists (select 1 from public.user_roles where role = 'admin') then
    insert into public.user_roles (user_id, role) values (new.id, 'admin');
  end if;
  return null;
end
$$;
create trigger crown_first_account
  after insert or update of email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null)
  execute function private.crown_first_account();
