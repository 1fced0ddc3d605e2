-- What was confirmed of boxes that are given together, and which boxes were compared with nothing, as care sheets say it.

-- Null for a box that is not given.
alter table private.helper_page_boxes add column is_compared boolean;
-- Nobody kept it for pages of before: what is not known counts as not compared.
update private.helper_page_boxes set is_compared = false where not is_refused;
alter table private.helper_page_boxes add constraint helper_page_boxes_is_compared_where_given check (
  (is_compared is null) = is_refused);

/*
 * Two boxes of a person, or one and a treatment that is not on the page, of which a rule is against giving both or has
 * a doctor or pharmacist asked first: the account of the page says that one has agreed. The rules are the device's.
 */
create table private.helper_page_pairs (
  id                  uuid primary key default gen_random_uuid(),
  page_id             uuid not null,
  profile_id          uuid not null,
  medication_id       uuid not null,
  -- Null for a treatment that is not on the page.
  other_medication_id uuid,
  -- The numbers of the rules, as the safety document has them.
  rules               text[] not null,
  confirmed_by        uuid not null references auth.users (id) on delete cascade,
  confirmed_at        timestamptz not null default now(),
  constraint helper_page_pairs_of_a_box foreign key (page_id, profile_id, medication_id)
    references private.helper_page_boxes (page_id, profile_id, medication_id) on delete cascade,
  constraint helper_page_pairs_of_another_box foreign key (page_id, profile_id, other_medication_id)
    references private.helper_page_boxes (page_id, profile_id, medication_id) on delete cascade,
  constraint helper_page_pairs_are_two check (other_medication_id <> medication_id),
  constraint helper_page_pairs_rules_in_bounds check (
    cardinality(rules) between 1 and 20 and array_position(rules, null) is null
    and array_to_string(rules, ',') ~ '^[0-9]{1,3}[a-z]?(,[0-9]{1,3}[a-z]?)*$')
);
create index helper_page_pairs_by_box on private.helper_page_pairs (page_id, profile_id, medication_id);
create index helper_page_pairs_by_other_box
  on private.helper_page_pairs (page_id, profile_id, other_medication_id);
create index helper_page_pairs_by_confirmer on private.helper_page_pairs (confirmed_by);

/* As before. A page that does not say what was compared, or has a pair that nobody confirmed, is refused. */
create or replace function public.add_helper_page(page jsonb, secret text) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me   constant uuid := auth.uid();
  own  constant uuid[] := private.get_permitted_profiles('own');
  most constant integer := 20;
  new_page constant uuid := page ->> 'id';
  listed private.helper_page_boxes[];
  pairs  private.helper_page_pairs[];
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
      b.interval_minutes, b.max_doses, b.instructions, b.is_compared)::private.helper_page_boxes
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
      max_doses, instructions, is_compared)
    select b.page_id, b.profile_id, b.medication_id, b.is_refused, b.quantity, b.interval_minutes, b.max_doses,
      b.instructions, b.is_compared
    from unnest(listed) b;
  -- Whoever writes a page says what was compared: a list that is missing is not an empty one.
  if exists (
    select from jsonb_array_elements(page -> 'people') p
    where jsonb_typeof(p -> 'pairs') is distinct from 'array'
      or exists (
        select from jsonb_array_elements(p -> 'pairs') pair
        where pair -> 'is_confirmed' is distinct from 'true'))
  then
    raise exception 'Not every pair of boxes is confirmed' using errcode = 'PT422';
  end if;
  pairs := array(
    select row(null, new_page, (p ->> 'profile_id')::uuid, pair.medication_id, pair.other_medication_id, pair.rules, me,
      now())::private.helper_page_pairs
    from jsonb_array_elements(page -> 'people') p
    cross join lateral jsonb_populate_recordset(null::private.helper_page_pairs, p -> 'pairs') pair);
  if cardinality(pairs) > 500 then
    perform private.raise_quota_exceeded('helper_page_pairs', 500);
  end if;
  -- A confirmation is about boxes that the page says to give.
  if exists (
    select from unnest(pairs) pair
    cross join lateral unnest(array[pair.medication_id, pair.other_medication_id]) as named
    join private.helper_page_boxes b
      on (b.page_id, b.profile_id, b.medication_id) = (pair.page_id, pair.profile_id, named)
    where b.is_refused or not b.is_compared)
  then
    raise exception 'A pair names a box that was not compared' using errcode = 'PT422';
  end if;
  insert into private.helper_page_pairs (page_id, profile_id, medication_id, other_medication_id, rules, confirmed_by)
    select pair.page_id, pair.profile_id, pair.medication_id, pair.other_medication_id, pair.rules, pair.confirmed_by
    from unnest(pairs) pair;
end
$$;

/* As before, with what was confirmed of boxes given together and which were compared with nothing. */
create or replace function private.get_helper_content(page public.helper_pages) returns jsonb
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
        -- A treatment that is not on the page is not named: who has the link reads the page and nothing else.
        'pairs', (
          select coalesce(jsonb_agg(distinct jsonb_build_object(
            'boxes', (
              select jsonb_agg(jsonb_build_object('name', box.name, 'dosage', box.dosage) order by box.name, box.id)
              from public.medications box
              where box.id in (pair.medication_id, pair.other_medication_id)),
            'confirmed_by', private.get_profile_name(pair.confirmed_by), 'confirmed_at', pair.confirmed_at)), '[]')
          from private.helper_page_pairs pair
          where pair.page_id = page.id and pair.profile_id = profile.id),
        'not_compared', (
          select coalesce(jsonb_agg(jsonb_build_object('name', box.name, 'dosage', box.dosage) order by box.name, box.id),
            '[]')
          from private.helper_page_boxes b
          join public.medications box on box.id = b.medication_id
          where b.page_id = page.id and b.profile_id = profile.id and not b.is_refused and not b.is_compared),
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
