-- Links by which a program of calendars reads the planned doses of one person.

/*
 * A link is its secret, which is shown once, when it is made: only its digest is stored. It is good until its row is
 * deleted.
 */
create table public.calendar_feeds (
  id              uuid primary key default gen_random_uuid(),
  profile_id      uuid not null references public.profiles (id) on delete cascade,
  secret_digest   text not null,
  language        text not null,
  shows_medicines boolean not null,
  shows_person    boolean not null,
  opened_count    integer not null default 0,
  last_opened_at  timestamptz,
  created_at      timestamptz not null default now(),
  constraint calendar_feeds_secret_digest_in_bounds check (secret_digest ~ '^[0-9a-f]{64}$'),
  constraint calendar_feeds_language_check check (language in ('fr', 'en', 'es')),
  constraint calendar_feeds_opened_count_in_bounds check (opened_count >= 0),
  constraint calendar_feeds_last_opened_at_in_bounds
    check (last_opened_at >= '1900-01-01T00:00Z' and last_opened_at < '2201-01-01T00:00Z'),
  constraint calendar_feeds_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create unique index calendar_feeds_by_secret on public.calendar_feeds (secret_digest);
create index calendar_feeds_by_profile on public.calendar_feeds (profile_id, created_at desc);

alter table public.calendar_feeds enable row level security;
-- Nobody reads a digest.
grant select (id, profile_id, language, shows_medicines, shows_person, opened_count, last_opened_at, created_at)
  on public.calendar_feeds to authenticated;
grant delete on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;

create policy "owners read the calendar links of their profiles"
  on public.calendar_feeds for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));
create policy "owners delete the calendar links of their profiles"
  on public.calendar_feeds for delete to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));

/* Makes a link and returns its secret, for the only time. A profile has ten at most: this is the only way to add one. */
create function public.add_calendar_feed(
  profile_id uuid, language text, shows_medicines boolean, shows_person boolean
) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  -- Two version 4 UUIDs: 244 random bits.
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if add_calendar_feed.profile_id is null
    or add_calendar_feed.profile_id <> all (private.get_permitted_profiles('own')) then
    raise exception 'Only the owner of a profile makes a link to its calendar' using errcode = '42501';
  end if;
  -- One at a time, so that the count holds.
  perform from public.profiles p where p.id = add_calendar_feed.profile_id for update;
  if (select count(*) from public.calendar_feeds f where f.profile_id = add_calendar_feed.profile_id) >= 10 then
    perform private.raise_quota_exceeded('calendar_feeds', 10);
  end if;
  insert into public.calendar_feeds (profile_id, secret_digest, language, shows_medicines, shows_person)
  values (add_calendar_feed.profile_id, encode(private.hash_token(secret), 'hex'), add_calendar_feed.language,
    add_calendar_feed.shows_medicines, add_calendar_feed.shows_person);
  return secret;
end
$$;
grant execute on function public.add_calendar_feed(uuid, text, boolean, boolean) to authenticated;

/*
 * What a calendar shows of a person: each hour of each box, by the clock of the account that plans it. Null where the
 * link was deleted or never was. Programs ask once an hour, so openings are counted and are no lines of the access log.
 */
create function private.open_calendar_feed(secret text) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  opened public.calendar_feeds;
begin
  update public.calendar_feeds f
    set opened_count = least(f.opened_count::bigint + 1, 2147483647)::integer, last_opened_at = now()
    where f.secret_digest = encode(private.hash_token(secret), 'hex')
    returning f.* into opened;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'language', opened.language,
    'shows_medicines', opened.shows_medicines,
    'shows_person', opened.shows_person,
    'person', (
      select nullif(trim(p.first_name), '') from public.profiles p where p.id = opened.profile_id),
    'reminders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id,
        'hour', to_char(r.reminder_time, 'HH24:MI'),
        'weekdays', r.weekdays,
        'starts_on', r.starts_on,
        'ends_on', r.ends_on,
        'paused_at', r.paused_at,
        'paused_until', r.paused_until,
        'created_at', r.created_at,
        'quantity', r.quantity,
        'zone', private.get_time_zone(box.user_id),
        'name', box.name,
        'dosage', box.dosage,
        'form', box.form) order by r.reminder_time, r.id), '[]')
      from public.medications box
      join public.medication_reminders r on r.medication_id = box.id
      where box.for_profile_id = opened.profile_id));
end
$$;
revoke execute on function private.open_calendar_feed(text) from public;
grant execute on function private.open_calendar_feed(text) to service_role;
