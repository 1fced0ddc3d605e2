-- Pages for a sitter or a school: what to give whom in chosen hours, and a link that records these doses.

/*
 * A page for somebody without an account, who helps in chosen hours. Its people and boxes stand in tables that nobody
 * reads but the functions below; so does the hash of its secret, which is in the link alone.
 */
create table public.helper_pages (
  id                   uuid primary key,
  user_id              uuid not null references auth.users (id) on delete cascade,
  helper_name          text not null,
  -- Whose emergency numbers the page shows.
  country              text not null,
  starts_at            timestamptz not null,
  ends_at              timestamptz not null,
  first_contact_name   text,
  first_contact_phone  text,
  second_contact_name  text,
  second_contact_phone text,
  address              text,
  note                 text,
  opened_count         integer not null default 0,
  last_opened_at       timestamptz,
  created_at           timestamptz not null default now(),
  constraint helper_pages_helper_name_in_bounds check (
    helper_name ~ '\S' and length(helper_name) <= 50 and helper_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint helper_pages_country_is_known check (country ~ '^[A-Z]{2}$'),
  constraint helper_pages_starts_at_in_bounds check (
    starts_at >= created_at - interval '1 day' and starts_at <= created_at + interval '60 days'),
  constraint helper_pages_ends_at_in_bounds check (
    ends_at > starts_at and ends_at > created_at and ends_at <= starts_at + interval '31 days'),
  constraint helper_pages_first_contact_name_in_bounds check (
    length(first_contact_name) <= 100 and first_contact_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint helper_pages_first_contact_phone_in_bounds check (
    length(first_contact_phone) <= 50 and first_contact_phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint helper_pages_second_contact_name_in_bounds check (
    length(second_contact_name) <= 100 and second_contact_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint helper_pages_second_contact_phone_in_bounds check (
    length(second_contact_phone) <= 50 and second_contact_phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint helper_pages_address_in_bounds check (
    length(address) <= 300 and address !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint helper_pages_note_in_bounds check (
    length(note) <= 1000 and note !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint helper_pages_opened_count_in_bounds check (opened_count >= 0),
  constraint helper_pages_last_opened_at_in_bounds check (
    last_opened_at >= '1900-01-01T00:00Z' and last_opened_at < '2201-01-01T00:00Z'),
  constraint helper_pages_created_at_in_bounds check (
    created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create index helper_pages_by_user on public.helper_pages (user_id, created_at desc);

alter table public.helper_pages enable row level security;
grant select, delete on public.helper_pages to authenticated;
grant all on public.helper_pages to service_role;
create policy "people read their helper pages"
  on public.helper_pages for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people end their helper pages"
  on public.helper_pages for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "the second factor is required where there is one"
  on public.helper_pages as restrictive for all to authenticated
  using ((select private.has_required_aal()));

create table private.helper_page_secrets (
  page_id     uuid primary key references public.helper_pages (id) on delete cascade,
  secret_hash bytea not null unique
);

create table private.helper_page_people (
  page_id    uuid not null references public.helper_pages (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  primary key (page_id, profile_id)
);
create index helper_page_people_by_profile on private.helper_page_people (profile_id);

/* A box that may be given to one of these people, or must not be. An interval or a maximum that is null is not known. */
create table private.helper_page_boxes (
  id               uuid primary key default gen_random_uuid(),
  page_id          uuid not null,
  profile_id       uuid not null,
  medication_id    uuid not null references public.medications (id) on delete cascade,
  is_refused       boolean not null,
  quantity         numeric(12, 3),
  interval_minutes integer,
  max_doses        integer,
  instructions     text,
  constraint helper_page_boxes_of_a_person foreign key (page_id, profile_id)
    references private.helper_page_people (page_id, profile_id) on delete cascade,
  constraint helper_page_boxes_once unique (page_id, profile_id, medication_id),
  constraint helper_page_boxes_quantity_in_bounds check (
    (quantity is null) = is_refused and quantity > 0 and quantity <= 1000),
  constraint helper_page_boxes_interval_in_bounds check (interval_minutes between 30 and 10080),
  constraint helper_page_boxes_max_doses_in_bounds check (max_doses between 1 and 24),
  constraint helper_page_boxes_instructions_in_bounds check (
    length(instructions) <= 300 and instructions !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]')
);
create index helper_page_boxes_by_medication on private.helper_page_boxes (medication_id);

/* The openings that were counted: a page that is open asks again and again, and is one opening. */
create table private.helper_page_openings (
  page_id    uuid not null references public.helper_pages (id) on delete cascade,
  opening_id uuid not null,
  opened_at  timestamptz not null default now(),
  primary key (page_id, opening_id)
);

/* The doses that were recorded by a link. */
create table private.helper_doses (
  intake_id  uuid primary key references public.medication_intake_logs (id) on delete cascade,
  page_id    uuid not null references public.helper_pages (id) on delete cascade
);
create index helper_doses_by_page on private.helper_doses (page_id);

-- The first name of a giver without an account; null for a dose that an account recorded.
alter table public.medication_intake_logs
  add column helper_name text,
  add constraint medication_intake_logs_helper_name_in_bounds check (
    helper_name ~ '\S' and length(helper_name) <= 50 and helper_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');

alter table public.profile_access_log
  drop constraint profile_access_log_subject_check,
  add constraint profile_access_log_subject_check check (subject in (
    'profile', 'profile_details', 'condition', 'medication', 'reminder', 'intake', 'alert', 'share', 'illness', 'card',
    'card_link', 'prescription', 'helper_page', 'helper_dose'));

/* Makes a page with its people and boxes, of the caller's own alone. The secret is kept as its hash. */
create function public.add_helper_page(page jsonb, secret text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me   constant uuid := auth.uid();
  own  constant uuid[] := private.get_permitted_profiles('own');
  most constant integer := 20;
  new_page constant uuid := page ->> 'id';
  listed private.helper_page_boxes[];
begin
  if me is null or not private.has_required_aal() then
    raise exception 'Sign in to make a page' using errcode = '42501';
  end if;
  if secret !~ '^[A-Za-z0-9_-]{43}$' or jsonb_typeof(page -> 'people') is distinct from 'array'
    or jsonb_array_length(page -> 'people') not between 1 and 20
  then
    raise exception 'This is not a page' using errcode = 'PT422';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('helper pages of ' || me, 0));
  delete from public.helper_pages p where p.user_id = me and p.ends_at < now() - interval '30 days';
  if exists (select from public.helper_pages p where p.user_id = me offset most - 1) then
    perform private.raise_quota_exceeded('helper_pages', most);
  end if;
  insert into public.helper_pages (id, user_id, helper_name, country, starts_at, ends_at, first_contact_name,
      first_contact_phone, second_contact_name, second_contact_phone, address, note)
    select new_page, me, trim(r.helper_name), r.country, r.starts_at, r.ends_at, r.first_contact_name,
      r.first_contact_phone, r.second_contact_name, r.second_contact_phone, r.address, r.note
    from jsonb_populate_record(null::public.helper_pages, page - 'people') r;
  insert into private.helper_page_secrets values (new_page, private.hash_token(secret));
  if exists (
    select from jsonb_array_elements(page -> 'people') p where (p ->> 'profile_id')::uuid = any (own) is not true)
  then
    raise exception 'These are not all profiles of this account' using errcode = '42501';
  end if;
  insert into private.helper_page_people (page_id, profile_id)
    select new_page, (p ->> 'profile_id')::uuid from jsonb_array_elements(page -> 'people') p;
  listed := array(
    select row(null, new_page, (p ->> 'profile_id')::uuid, b.medication_id, b.is_refused, b.quantity,
      b.interval_minutes, b.max_doses, b.instructions)::private.helper_page_boxes
    from jsonb_array_elements(page -> 'people') p
    cross join lateral jsonb_populate_recordset(null::private.helper_page_boxes, p -> 'boxes') b);
  if cardinality(listed) > 100 then
    perform private.raise_quota_exceeded('helper_page_boxes', 100);
  end if;
  -- The same error for a box of another account and for one that never was.
  if exists (
    select from unnest(listed) b
    where not exists (select from public.medications m where m.id = b.medication_id and m.user_id = me))
  then
    raise exception 'These are not all boxes of this account' using errcode = '42501';
  end if;
  insert into private.helper_page_boxes (page_id, profile_id, medication_id, is_refused, quantity, interval_minutes,
      max_doses, instructions)
    select b.page_id, b.profile_id, b.medication_id, b.is_refused, b.quantity, b.interval_minutes, b.max_doses,
      b.instructions
    from unnest(listed) b;
end
$$;
grant execute on function public.add_helper_page(jsonb, text) to authenticated;

/* The recorded doses of a person that count for a box: of the box, of another one of its product, or of its substances. */
create function private.get_doses_like(box public.medications, profile uuid, since timestamptz)
  returns setof public.medication_intake_logs
  language sql stable
  set search_path = ''
as $$
  select i.*
  from public.medication_intake_logs i
  where i.profile_id = get_doses_like.profile and i.taken_at > get_doses_like.since
    and (i.medication_id = box.id is true
      or (private.fold_text(i.medication_name), private.fold_text(i.medication_dosage), i.medication_form)
        = (private.fold_text(box.name), private.fold_text(box.dosage), box.form)
      or exists (
        select from public.intake_substances s
        join public.reference_substances r using (substance_id)
        where s.intake_id = i.id and r.reference_id = box.reference_id))
$$;

/*
 * What speaks against a dose at a moment: until when, and why. The interval counts from the doses before and after that
 * moment, the maximum over the 24 hours before it, from every giver. Null where nothing of that speaks against it.
 */
create function private.get_helper_limit(entry private.helper_page_boxes, box public.medications, at timestamptz)
  returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
declare
  -- Two records within ten minutes may be one dose, also where no interval is known.
  spacing constant interval := make_interval(mins => coalesce(entry.interval_minutes, 10));
  doses   constant timestamptz[] := array(
    select d.taken_at from private.get_doses_like(box, entry.profile_id, at - greatest(spacing, interval '24 hours')) d
    order by d.taken_at desc);
  spaced  timestamptz;
  full_at timestamptz;
begin
  select max(taken) + spacing into spaced
    from unnest(doses) taken where taken > at - spacing and taken < at + spacing;
  if entry.max_doses is not null then
    select taken + interval '24 hours' into full_at
      from unnest(doses) taken where taken > at - interval '24 hours'
      order by taken desc offset entry.max_doses - 1 limit 1;
  end if;
  if spaced is null and full_at is null then
    return null;
  end if;
  return jsonb_build_object(
    'until', greatest(spaced, full_at),
    'reason', case
      when full_at is not null and (spaced is null or full_at >= spaced) then 'above-daily-doses'
      when entry.interval_minutes is null then 'duplicate'
      else 'before-interval' end);
end
$$;

/*
 * Why no dose of a box is recorded by a link at all. A batch that nobody wrote down may be the recalled one, and one
 * that is written another way than in the notice counts as the same where either holds the other.
 */
create function private.get_helper_block(box public.medications, at timestamptz) returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  today constant date := (at at time zone private.get_time_zone(box.user_id))::date;
  lot   constant text := translate(regexp_replace(upper(coalesce(box.lot, '')), '[^A-Z0-9]', '', 'g'), 'OI', '01');
begin
  if box.course_stopped_on is not null then
    return 'stopped';
  end if;
  if private.get_last_good_day(box.expiry_date, box.opened_on, box.in_use_days) < today then
    return 'expired';
  end if;
  if exists (
    select from jsonb_array_elements(public.official_notices(box) -> 'recalls') r
    where (r ->> 'all_lots')::boolean or lot = '' or exists (
      select from jsonb_array_elements_text(r -> 'lots') written
      cross join lateral translate(regexp_replace(upper(written), '[^A-Z0-9]', '', 'g'), 'OI', '01') as other
      where other <> '' and (strpos(other, lot) > 0 or strpos(lot, other) > 0)))
  then
    return 'recalled';
  end if;
  return null;
end
$$;

/* All that a page shows, and nothing else of these people. */
create function private.get_helper_content(page public.helper_pages) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'state', 'open', 'now', now(),
    'helper_name', page.helper_name, 'country', page.country, 'starts_at', page.starts_at, 'ends_at', page.ends_at,
    'address', page.address, 'note', page.note,
    'contacts', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'phone', c.phone) order by c.nth), '[]')
      from (values
        (1, page.first_contact_name, page.first_contact_phone),
        (2, page.second_contact_name, page.second_contact_phone)) as c (nth, name, phone)
      where coalesce(c.name, c.phone) is not null),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', profile.id, 'name', private.get_profile_name(profile.id),
        'allergies', coalesce((select d.allergies from public.profile_details d where d.profile_id = profile.id), '{}'),
        'refused', (
          select coalesce(jsonb_agg(jsonb_build_object('name', box.name, 'dosage', box.dosage) order by box.name, box.id),
            '[]')
          from private.helper_page_boxes b
          join public.medications box on box.id = b.medication_id
          where b.page_id = page.id and b.profile_id = profile.id and b.is_refused),
        'boxes', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', b.id, 'name', box.name, 'dosage', box.dosage, 'form', box.form, 'location', box.location,
            'good_until', private.get_last_good_day(box.expiry_date, box.opened_on, box.in_use_days),
            'quantity', b.quantity, 'interval_minutes', b.interval_minutes, 'max_doses', b.max_doses,
            'instructions', b.instructions,
            'hours', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'reminder_time', r.reminder_time, 'weekdays', r.weekdays, 'starts_on', r.starts_on,
                'ends_on', r.ends_on, 'paused_at', r.paused_at, 'paused_until', r.paused_until, 'quantity', r.quantity)
                order by r.reminder_time), '[]')
              from public.medication_reminders r
              where r.medication_id = box.id and box.for_profile_id = profile.id),
            'blocked', private.get_helper_block(box, now()),
            'limit', private.get_helper_limit(b, box, now()),
            'doses', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'id', d.id, 'taken_at', d.taken_at, 'quantity', d.quantity_taken, 'name', d.medication_name,
                'form', d.medication_form, 'is_of_page', own.page_id is not null,
                'is_undoable', own.page_id is not null and d.created_at > now() - interval '10 minutes')
                order by d.taken_at desc, d.id), '[]')
              from private.get_doses_like(box, profile.id, now() - interval '24 hours') d
              left join private.helper_doses own on own.intake_id = d.id and own.page_id = page.id))
            order by box.name, b.id), '[]')
          from private.helper_page_boxes b
          join public.medications box on box.id = b.medication_id
          where b.page_id = page.id and b.profile_id = profile.id and not b.is_refused))
        order by profile.created_at, profile.id), '[]')
      from private.helper_page_people who
      join public.profiles profile on profile.id = who.profile_id
      where who.page_id = page.id))
$$;

/* A page as its owner sees it before and after its hours, to print it. */
create function public.read_helper_page(page uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  found_page public.helper_pages;
begin
  if not private.has_required_aal() then
    return null;
  end if;
  select p.* into found_page from public.helper_pages p where p.id = read_helper_page.page and p.user_id = auth.uid();
  if not found then
    return null;
  end if;
  return private.get_helper_content(found_page);
end
$$;
grant execute on function public.read_helper_page(uuid) to authenticated;

/* The page whose hours have not ended behind a secret. */
create function private.find_helper_page(secret text) returns public.helper_pages
  language sql stable
  set search_path = ''
as $$
  select p.*
  from private.helper_page_secrets s
  join public.helper_pages p on p.id = s.page_id
  where s.secret_hash = private.hash_token(secret) and p.ends_at > now()
$$;

/*
 * The page behind a link, for anybody who has it; null alike where it ended, was taken back or never was, and before its
 * hours nothing but when they begin. Each opening is counted once and is a line of the access log without any trace of
 * its reader. Past 50 lines a day openings are only counted.
 */
create function public.open_helper_page(secret text, opening uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  page   public.helper_pages := private.find_helper_page(secret);
  is_new boolean;
begin
  if page.id is null or opening is null then
    return null;
  end if;
  if not exists (
    select from private.helper_page_openings o where o.page_id = page.id and o.opening_id = open_helper_page.opening)
  then
    -- Locked first, so that a page that is taken back meanwhile is gone.
    perform from public.helper_pages p where p.id = page.id for update;
    if not found then
      return null;
    end if;
    insert into private.helper_page_openings (page_id, opening_id) values (page.id, open_helper_page.opening)
      on conflict do nothing;
    is_new := found;
  end if;
  if is_new then
    update public.helper_pages p
      set opened_count = least(p.opened_count::bigint + 1, 2147483647)::integer, last_opened_at = now()
      where p.id = page.id;
    delete from private.helper_page_openings o using (
      select oldest.opening_id from private.helper_page_openings oldest
      where oldest.page_id = page.id order by oldest.opened_at desc, oldest.opening_id offset 200) as forgotten
      where o.page_id = page.id and o.opening_id = forgotten.opening_id;
    insert into public.profile_access_log (profile_id, actor_name, action, subject, label)
    select who.profile_id, page.helper_name, 'opened', 'helper_page', private.get_profile_name(who.profile_id)
    from private.helper_page_people who
    where who.page_id = page.id
      and (select count(*) from public.profile_access_log a
        where a.profile_id = who.profile_id and a.happened_at > now() - interval '1 day'
          and a.subject = 'helper_page') < 50;
  end if;
  if page.starts_at > now() then
    return jsonb_build_object(
      'state', 'early', 'helper_name', page.helper_name, 'starts_at', page.starts_at, 'ends_at', page.ends_at,
      'country', page.country);
  end if;
  return private.get_helper_content(page);
end
$$;
grant execute on function public.open_helper_page(text, uuid) to anon, authenticated;

/*
 * Records one dose of a box on the page of a link, in its hours, as given by its helper. What speaks against a dose by
 * the interval or the maximum on the page is answered and nothing is recorded, unless the dose was given already: what
 * was taken is a fact, and is kept with what spoke against it. Whose session the browser has makes no difference: the
 * claims of the request are set aside while the dose is written.
 */
create function public.record_helper_dose(
  secret text, box uuid, dose uuid, quantity numeric, minutes_ago integer default 0, is_given boolean default false)
  returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  page        public.helper_pages := private.find_helper_page(secret);
  entry       private.helper_page_boxes;
  medication  public.medications;
  given_at    timestamptz;
  limiting    jsonb;
  blocked     text;
  wait        integer;
  is_recorded boolean;
  claims      constant text := coalesce(current_setting('request.jwt.claims', true), '');
begin
  if page.id is null or page.starts_at > now() or dose is null then
    return null;
  end if;
  -- Locked, so that a page that is taken back meanwhile records nothing.
  perform from public.helper_pages p where p.id = page.id for update;
  if not found then
    return null;
  end if;
  select b.* into entry from private.helper_page_boxes b
    where b.page_id = page.id and b.id = record_helper_dose.box and not b.is_refused;
  if not found then
    return jsonb_build_object('outcome', 'not-listed');
  end if;
  if (record_helper_dose.quantity > 0 and record_helper_dose.quantity <= entry.quantity) is not true
    or (minutes_ago between 0 and 360) is not true
  then
    return jsonb_build_object('outcome', 'out-of-bounds');
  end if;
  -- The order of the locks is that of a dose which an account records: the box, then the doses of its person.
  select m.* into medication from public.medications m where m.id = entry.medication_id for update;
  if not found then
    return jsonb_build_object('outcome', 'not-listed');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('doses of ' || entry.profile_id, 0));
  if exists (select from private.helper_doses d where d.intake_id = dose and d.page_id = page.id) then
    return jsonb_build_object('outcome', 'recorded');
  end if;
  blocked := private.get_helper_block(medication, now());
  if blocked is not null then
    return jsonb_build_object('outcome', 'blocked', 'reason', blocked);
  end if;
  wait := private.count_attempts(jsonb_build_array(
    jsonb_build_object('key', 'helper dose ' || page.id, 'attempts', 30, 'minutes', 60)));
  if wait > 0 then
    return jsonb_build_object('outcome', 'too-many', 'seconds', wait);
  end if;
  -- A dose of before the hours of the page is not this helper's to record.
  given_at := greatest(now() - make_interval(mins => minutes_ago), page.starts_at);
  limiting := private.get_helper_limit(entry, medication, given_at);
  if limiting is not null and not coalesce(is_given, false) then
    return jsonb_build_object('outcome', 'limited') || limiting;
  end if;
  perform set_config('request.jwt.claims', '', true);
  insert into public.medication_intake_logs
      (id, profile_id, medication_id, quantity_taken, taken_at, helper_name, confirmed_warnings)
    values (dose, entry.profile_id, medication.id, record_helper_dose.quantity, given_at, page.helper_name,
      case when limiting is null then '{}' else array[limiting ->> 'reason'] end);
  is_recorded := found;
  perform set_config('request.jwt.claims', claims, true);
  if not is_recorded then
    -- The id is that of another dose.
    return jsonb_build_object('outcome', 'not-listed');
  end if;
  insert into private.helper_doses (intake_id, page_id) values (dose, page.id);
  insert into public.profile_access_log (profile_id, actor_name, action, subject, label)
    values (entry.profile_id, page.helper_name, 'added', 'helper_dose', medication.name);
  return jsonb_build_object('outcome', 'recorded');
end
$$;
grant execute on function public.record_helper_dose(text, uuid, uuid, numeric, integer, boolean) to anon, authenticated;

/* Takes back a dose that the same link recorded in the last ten minutes. One that is gone already is as good. */
create function public.undo_helper_dose(secret text, dose uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  page   public.helper_pages := private.find_helper_page(secret);
  undone public.medication_intake_logs;
  claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
begin
  if page.id is null or page.starts_at > now() then
    return false;
  end if;
  perform set_config('request.jwt.claims', '', true);
  delete from public.medication_intake_logs i
    using private.helper_doses d
    where d.intake_id = i.id and d.page_id = page.id and i.id = undo_helper_dose.dose
      and i.created_at > now() - interval '10 minutes'
    returning i.* into undone;
  perform set_config('request.jwt.claims', claims, true);
  if undone.id is null then
    return not exists (select from private.helper_doses d where d.intake_id = undo_helper_dose.dose and d.page_id = page.id);
  end if;
  insert into public.profile_access_log (profile_id, actor_name, action, subject, label)
    values (undone.profile_id, page.helper_name, 'deleted', 'helper_dose', undone.medication_name);
  return true;
end
$$;
grant execute on function public.undo_helper_dose(text, uuid) to anon, authenticated;

/* As before, with doses that a helper gave, who has no account. */
create or replace function private.set_intake_columns()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  box public.medications;
begin
  if exists (select from private.running_imports where transaction_id = pg_current_xact_id_if_assigned()) then
    return new;
  end if;
  select * into box from public.medications where id = new.medication_id for update;
  if not found then
    -- The same error as for another account's box, so that the caller does not learn which boxes exist.
    raise exception 'new row violates row-level security policy for table "medication_intake_logs"'
      using errcode = '42501';
  end if;
  -- The lock above made a second copy of this row wait until the first was committed.
  if exists (select 1 from public.medication_intake_logs where id = new.id) then
    return null;
  end if;
  -- Nobody but the function that records a helper's dose writes the name of one: it has looked at the box.
  new.user_id := case when new.helper_name is null then coalesce(auth.uid(), new.user_id) end;
  new.profile_id := coalesce(new.profile_id, box.for_profile_id);
  if new.helper_name is null and not private.can_take_from(box, new.profile_id) then
    raise exception 'new row violates row-level security policy for table "medication_intake_logs"'
      using errcode = '42501';
  end if;
  new.medication_name := box.name;
  new.medication_dosage := box.dosage;
  new.medication_form := box.form;
  new.quantity_deducted := least(new.quantity_taken, box.current_quantity);
  return new;
end
$$;

/* As before. A helper is a name without an account. */
create or replace function public.list_dose_givers(doses uuid[])
  returns table (planned_dose_id uuid, giver_name text)
  language sql
  stable security definer
  set search_path = ''
as $$
  select d.id, coalesce(intake.helper_name, private.get_profile_name(intake.user_id))
  from public.planned_doses d
  join public.medication_intake_logs intake on intake.id = d.intake_id
  where d.id = any (doses) and d.profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
$$;

/* As before. A helper is a name without an account. */
create or replace function public.list_intake_givers(intakes uuid[])
  returns table (intake_id uuid, giver_name text)
  language sql
  stable security definer
  set search_path = ''
as $$
  select i.id, coalesce(i.helper_name, private.get_profile_name(i.user_id))
  from public.medication_intake_logs i
  where i.id = any (intakes) and i.profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
$$;

/* As before, with helpers among the givers. */
create or replace function private.get_weekly_report_data(account uuid, week date)
  returns jsonb
  language sql
  stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', private.get_profile_name(p.id),
    'isOwn', p.id = account,
    'doses', (
      select jsonb_build_object(
        'planned', count(*),
        'taken', count(*) filter (where d.state = 'taken'),
        'skipped', count(*) filter (where d.state = 'skipped'),
        'missed', count(*) filter (where d.state = 'missed'))
      from public.planned_doses d
      where d.profile_id = p.id and d.on_day >= week - 7 and d.on_day < week),
    -- Without an id it was a helper, or without a name as well a deleted account; without a name alone it has none.
    'givers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', giver.user_id, 'name', coalesce(giver.helper_name, private.get_profile_name(giver.user_id)),
        'taken', giver.taken)
        order by giver.taken desc, giver.user_id, giver.helper_name), '[]')
      from (
        select intake.user_id, intake.helper_name, count(*) as taken
        from public.planned_doses d
        join public.medication_intake_logs intake on intake.id = d.intake_id
        where d.profile_id = p.id and d.on_day >= week - 7 and d.on_day < week and d.state = 'taken'
        group by intake.user_id, intake.helper_name) as giver),
    'boxes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', m.name, 'dosage', m.dosage, 'currentQuantity', m.current_quantity,
        'totalQuantity', m.total_quantity,
        'expiresOn', private.get_last_good_day(m.expiry_date, m.opened_on, m.in_use_days)) order by m.name, m.id), '[]')
      from public.medications m where m.for_profile_id = p.id)
    ) order by p.id = account desc, p.created_at, p.id), '[]')
  from public.profiles p
  where p.created_by = account
$$;

/* As before, with the names of helpers. */
create or replace function private.import_cabinet(me uuid, source uuid, tables jsonb)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  report    jsonb := '{}';
  rows      jsonb;
  scheduled constant text[] := array(
    select r ->> 'medication_id' from jsonb_array_elements(tables -> 'medication_reminders') r);
begin
  select jsonb_agg(jsonb_build_object('is_common', false) || coalesce(to_jsonb(known), '{}') || r || jsonb_build_object(
      'id', new_id,
      'user_id', me,
      'profile_id', profile,
      'is_common', coalesce(profile is null and r ->> 'id' <> all (scheduled)
        and coalesce((r ->> 'is_common')::boolean, known.is_common)
        and not exists (select from public.medication_reminders where medication_id = new_id), false),
      'reference_id', (select id from public.medication_references where id = (r ->> 'reference_id')::uuid)))
    into rows
    from jsonb_array_elements(tables -> 'medications') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.medications known on known.id = new_id
    where (profile is null or profile in (select private.created_profiles(me)))
      and (known.user_id is null or known.user_id = me);
  report := report || jsonb_build_object('medications', private.import_rows('medications', '{id}',
    '{profile_id,reference_id,name,dosage,form,total_quantity,current_quantity,expiry_date,opened_on,posology,notes,is_common,location,in_use_days,course_stopped_on,course_stop_reason,course_stop_note,official_number,lot,gtin}',
    '{user_id,created_at}', 't.user_id = $2', me, rows));

  -- Before the reminders: intakes of the past must not answer the doses that are planned from now on.
  select jsonb_agg('{"confirmed_warnings": []}' || coalesce(to_jsonb(known), '{}') || r || jsonb_build_object(
      'id', new_id,
      'profile_id', profile,
      'medication_id', (
        select m.id from public.medications m
        where m.user_id = me and m.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)),
      'user_id', case when (r ->> 'user_id')::uuid = source then me end))
    into rows
    from jsonb_array_elements(tables -> 'medication_intake_logs') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    cross join lateral private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    left join public.medication_intake_logs known on known.id = new_id
    where profile in (select private.created_profiles(me))
      and (r ->> 'quantity_deducted')::numeric <= (r ->> 'quantity_taken')::numeric
      and not exists (
        select from public.medication_intake_logs i
        where i.id = new_id and i.profile_id not in (select private.created_profiles(me)));
  insert into private.running_imports values (pg_current_xact_id());
  report := report || jsonb_build_object('medication_intake_logs', private.import_rows('medication_intake_logs', '{id}',
    '{profile_id,medication_id,medication_name,medication_dosage,medication_form,quantity_taken,quantity_deducted,taken_at,notes,confirmed_warnings,helper_name}',
    '{user_id,created_at}', 't.profile_id in (select private.created_profiles($2))', me, rows));
  delete from private.running_imports where transaction_id = pg_current_xact_id();

  select jsonb_agg(coalesce(to_jsonb(known), r || jsonb_build_object('intake_id', dose.id, 'profile_id', dose.profile_id)))
    into rows
    from jsonb_array_elements(tables -> 'intake_substances') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'intake_id')::uuid) as new_id
    join public.medication_intake_logs dose
      on dose.id = new_id and dose.profile_id in (select private.created_profiles(me))
    join public.substances named on named.id = r ->> 'substance_id'
    left join public.intake_substances known on known.intake_id = dose.id and known.substance_id = named.id
    where known.intake_id is not null
      or not exists (select from public.intake_substances other where other.intake_id = dose.id)
        and coalesce((r ->> 'milligrams')::numeric between 0 and 1e9, true)
        and coalesce(r ->> 'weighed_as' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', true);
  report := report || jsonb_build_object('intake_substances', private.import_rows('intake_substances',
    '{intake_id,substance_id}', '{milligrams,weighed_as,unknown_because}', '{profile_id}', 'true', me, rows));

  -- A medication has each reminder time once: one that exists under another id is changed instead of added.
  select jsonb_agg(r || jsonb_build_object('id', coalesce(known.id, new_id), 'medication_id', box.id, 'planned_until', now()))
    into rows
    from jsonb_array_elements(tables -> 'medication_reminders') r
    cross join lateral private.get_imported_id(me, source, (r ->> 'id')::uuid) as new_id
    join public.medications box
      on box.user_id = me and box.id = private.get_imported_id(me, source, (r ->> 'medication_id')::uuid)
    left join public.medication_reminders known
      on known.medication_id = box.id and known.reminder_time = (r ->> 'reminder_time')::time
    where not exists (
      select from public.medication_reminders other
      where other.id = new_id and other.medication_id not in (select id from public.medications where user_id = me));
  return report || jsonb_build_object('medication_reminders', private.import_rows('medication_reminders', '{id}',
    '{medication_id,reminder_time,weekdays,starts_on,ends_on,paused_at,paused_until,quantity}',
    '{created_at,planned_until}',
    't.medication_id in (select id from public.medications where user_id = $2)', me, rows));
end
$$;
