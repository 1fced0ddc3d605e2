-- Recalls: an admin pastes the notice of an agency and confirms which products and batches it names; the boxes of homes
-- find it by their medicine and compare their batch.

create table public.recalls (
  id           uuid primary key,
  -- What is recalled, as a line of a list shows it.
  title        text not null,
  -- The day of the notice.
  published_on date not null,
  -- The page of the agency.
  url          text not null,
  -- As it was pasted, to compare with later.
  notice       text not null,
  -- When an admin took it back; boxes no longer find it.
  withdrawn_at timestamptz,
  created_at   timestamptz not null default now(),
  constraint recalls_title_in_bounds
    check (title ~ '\S' and length(title) <= 200 and title !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint recalls_published_on_in_bounds check (published_on between '1900-01-01' and '2200-12-31'),
  constraint recalls_url_in_bounds check (url ~ '^https://[^[:space:]"<>]+$' and length(url) <= 1000),
  constraint recalls_notice_in_bounds
    check (notice ~ '\S' and length(notice) <= 20000 and notice !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint recalls_withdrawn_at_in_bounds
    check (withdrawn_at >= '1900-01-01T00:00Z' and withdrawn_at < '2201-01-01T00:00Z'),
  constraint recalls_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);

/* A product of a recall, with its batches as the notice writes them. */
create table public.recall_products (
  recall_id    uuid not null references public.recalls on delete cascade,
  reference_id uuid not null references public.medication_references on delete cascade,
  -- Whether the notice names no batch and means them all.
  all_lots     boolean not null,
  lots         text[] not null,
  primary key (recall_id, reference_id),
  constraint recall_products_lots_in_bounds
    check (cardinality(lots) <= 500 and length(array_to_string(lots, '')) <= 20000
      and array_to_string(lots, '') !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' and array_position(lots, '') is null
      and array_position(lots, null) is null),
  constraint recall_products_names_lots_or_all check (all_lots = (cardinality(lots) = 0))
);
create index recall_products_by_reference on public.recall_products (reference_id);

alter table public.recalls enable row level security;
alter table public.recall_products enable row level security;

grant select on public.recalls, public.recall_products to authenticated;
grant all on public.recalls, public.recall_products to service_role;

create policy "signed-in people read recalls"
  on public.recalls for select to authenticated
  using (true);
create policy "signed-in people read which products are recalled"
  on public.recall_products for select to authenticated
  using (true);

create trigger log_admin_action after insert or update or delete on public.recalls
  for each row execute function private.log_admin_action('id', 'title', 'notice');
create trigger log_admin_action after insert or update or delete on public.recall_products
  for each row execute function private.log_admin_action('recall_id,reference_id', '');

/*
 * Publishes a recall with its products, `[{"reference_id", "all_lots", "lots"}]`. Sent twice under one id it is
 * published once.
 */
create function public.publish_recall(
    recall uuid, title text, published_on date, url text, notice text, products jsonb)
  returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  is_new boolean;
begin
  if not private.is_admin() then
    raise exception 'Only admins publish recalls' using errcode = '42501';
  end if;
  if jsonb_typeof(products) is distinct from 'array' or jsonb_array_length(products) not between 1 and 200 then
    raise exception 'A recall names from 1 to 200 products' using errcode = '23514';
  end if;
  insert into public.recalls (id, title, published_on, url, notice)
    values (recall, publish_recall.title, publish_recall.published_on, publish_recall.url, publish_recall.notice)
    on conflict (id) do nothing
    returning true into is_new;
  if is_new then
    insert into public.recall_products (recall_id, reference_id, all_lots, lots)
      select recall, p.reference_id, p.all_lots, p.lots
      from jsonb_to_recordset(products) as p (reference_id uuid, all_lots boolean, lots text[]);
  end if;
end
$$;
grant execute on function public.publish_recall(uuid, text, date, text, text, jsonb) to authenticated;

/* Takes a recall back. One that was taken back already stays as it is. */
create function public.withdraw_recall(recall uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins take recalls back' using errcode = '42501';
  end if;
  update public.recalls set withdrawn_at = now() where id = recall and withdrawn_at is null;
end
$$;
grant execute on function public.withdraw_recall(uuid) to authenticated;

/*
 * As before (migration 20261130000600), with the recalls of the medicine of a box. A box typed by hand is found by its
 * name and strength: a recalled box that is not found would look safe. PL/pgSQL keeps the plans for the next box.
 */
create or replace function public.official_notices(box public.medications) returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
declare
  number       constant text := box.official_number;
  cis_chosen   constant text := (select r.cis from public.medication_references r where r.id = box.reference_id);
  is_concerned boolean;
  availability jsonb;
  information  jsonb;
  recalls      jsonb;
begin
  -- Of nearly every box nothing is said, and one look says so. With "in" in place of "=" it takes ten times as long.
  is_concerned := exists (select from public.reference_availability a where a.cis = cis_chosen)
    or exists (select from public.reference_information i where i.cis = cis_chosen)
    or exists (select from public.recalls r where r.withdrawn_at is null)
    or number is not null and (
      exists (select from public.reference_availability a where a.cis = number)
      or exists (select from public.reference_information i where i.cis = number));
  if not is_concerned then
    return null;
  end if;
  availability := (
    select jsonb_agg(jsonb_build_object(
      'state', a.state, 'started_on', a.started_on, 'updated_on', a.updated_on, 'url', a.url,
      'cip13', nullif(a.cip13, ''),
      'pack', (select p.label from public.reference_packs p where p.cip13 = a.cip13)) order by a.cip13)
    from public.reference_availability a where a.cis in (number, cis_chosen));
  information := (
    select jsonb_agg(jsonb_build_object(
      'starts_on', i.starts_on, 'ends_on', i.ends_on, 'body', i.body, 'url', i.url) order by i.starts_on desc, i.id)
    from public.reference_information i where i.cis in (number, cis_chosen));
  recalls := (
    select jsonb_agg(jsonb_build_object(
      'id', r.id, 'title', r.title, 'published_on', r.published_on, 'url', r.url, 'all_lots', p.all_lots,
      'lots', to_jsonb(p.lots)) order by r.published_on desc, r.id)
    from public.recalls r
    join public.recall_products p on p.recall_id = r.id
    join public.medication_references m on m.id = p.reference_id
    where r.withdrawn_at is null
      and (p.reference_id = box.reference_id
        or m.cis in (number, cis_chosen)
        or (box.reference_id is null and box.official_number is null
          and m.folded_name = private.fold_text(box.name)
          and replace(lower(m.dosage), ' ', '') = replace(lower(box.dosage), ' ', ''))));
  return case when num_nonnulls(availability, information, recalls) > 0 then
    jsonb_build_object('availability', availability, 'information', information, 'recalls', recalls) end;
end
$$;

/* As before (migration 20261127000400), with what is officially said asked of the boxes that it concerns alone. */
create or replace function public.home_today(on_day date, zone text, at timestamptz default now())
  returns table (
    profile_id uuid, profile_name text, home_id uuid,
    due integer, to_come integer, taken integer, skipped integer, missed integer,
    last_intake_id uuid, last_taken_at timestamptz, last_product_name text, last_dosage text, last_form text,
    last_quantity numeric, last_giver_id uuid, last_giver_name text,
    doses jsonb, recent_products jsonb, allergies text[],
    boxes jsonb, common_boxes jsonb, custom_alerts jsonb, dismissed_keys text[])
  language sql stable
  set search_path = ''
as $$
  with people as materialized (
    select p.id, p.created_by, p.created_at, p.is_primary,
      nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') as name,
      row_number() over (
        partition by p.created_by order by p.is_primary desc, p.created_at, p.id) as number_in_home
    from public.profiles p
    where p.id = any ((select private.get_permitted_profiles('view'))::uuid[])
  ),
  doses as materialized (
    select d.id, d.profile_id, d.medication_id, d.planned_at, d.expires_at, d.quantity, d.snoozed_until, d.intake_id,
      d.state as stored_state,
      d.planned_at >= home_today.on_day::timestamp at time zone home_today.zone as is_of_day,
      case
        when d.state not in ('planned', 'due') then d.state
        when d.expires_at <= home_today.at then 'missed'
        when d.planned_at <= home_today.at then 'due'
        else 'planned'
      end as state
    from people
    join public.planned_doses d on d.profile_id = people.id
      and d.planned_at >= (home_today.on_day - 1)::timestamp at time zone home_today.zone
      and d.planned_at < (home_today.on_day + 1)::timestamp at time zone home_today.zone
  ),
  listed as materialized (
    select d.* from doses d where d.is_of_day or d.state in ('due', 'missed')
  ),
  counts as (
    select d.profile_id,
      count(*) filter (where d.state = 'due')::integer as due,
      count(*) filter (where d.state = 'planned')::integer as to_come,
      count(*) filter (where d.state = 'taken')::integer as taken,
      count(*) filter (where d.state = 'skipped')::integer as skipped,
      count(*) filter (where d.state = 'missed')::integer as missed
    from listed d
    group by d.profile_id
  ),
  dose_rows as (
    select d.profile_id,
      jsonb_agg(
        jsonb_build_object(
          'id', d.id, 'medication_id', d.medication_id, 'planned_at', d.planned_at, 'expires_at', d.expires_at,
          'quantity', d.quantity, 'state', d.stored_state, 'snoozed_until', d.snoozed_until,
          'giver_name', giver.giver_name,
          'medications', jsonb_build_object(
            'name', box.name, 'dosage', box.dosage, 'form', box.form, 'expiry_date', box.expiry_date,
            'opened_on', box.opened_on, 'in_use_days', box.in_use_days, 'current_quantity', box.current_quantity),
          'medication_intake_logs', case when intake.id is not null then
            jsonb_build_object('id', intake.id, 'user_id', intake.user_id, 'taken_at', intake.taken_at) end)
        order by d.planned_at, d.id) as doses
    from listed d
    join public.medications box on box.id = d.medication_id
    left join public.medication_intake_logs intake on intake.id = d.intake_id
    left join public.list_dose_givers(array(select listed.id from listed where listed.intake_id is not null)) giver
      on giver.planned_dose_id = d.id
    group by d.profile_id
  ),
  -- The products of the hundred latest doses: further back nobody looks for one to give again.
  products as materialized (
    select product.*
    from people
    cross join lateral (
      select distinct on (i.medication_name, i.medication_dosage, i.medication_form)
        i.id, i.profile_id, i.medication_id, i.taken_at, i.medication_name, i.medication_dosage, i.medication_form,
        i.quantity_taken, i.user_id
      from (
        select * from public.medication_intake_logs i
        where i.profile_id = people.id
        order by i.taken_at desc
        limit 100
      ) i
      order by i.medication_name, i.medication_dosage, i.medication_form, i.taken_at desc
    ) as product
  ),
  ranked as materialized (
    select products.*, row_number() over (
      partition by products.profile_id order by products.taken_at desc, products.id) as number_of_person
    from products
  ),
  given as (
    select ranked.*, giver.giver_name
    from ranked
    left join public.list_intake_givers(array(select r.id from ranked r where r.number_of_person <= 8)) giver
      on giver.intake_id = ranked.id
    where ranked.number_of_person <= 8
  ),
  product_rows as (
    select given.profile_id,
      jsonb_agg(
        jsonb_build_object(
          'id', given.id, 'medication_id', given.medication_id, 'taken_at', given.taken_at,
          'name', given.medication_name, 'dosage', given.medication_dosage, 'form', given.medication_form,
          'quantity', given.quantity_taken, 'giver_id', given.user_id, 'giver_name', given.giver_name)
        order by given.number_of_person) as products
    from given
    group by given.profile_id
  ),
  -- Two reads by index. As one condition with "or" it read every box of the installation where no policy narrows it.
  read_boxes as (
    select box from public.medications box
    where not box.is_common and box.for_profile_id in (select people.id from people)
    union all
    select box from public.medications box
    where box.is_common and box.user_id in (select people.created_by from people)
  ),
  -- The medicines of which something is officially said; all other boxes are asked nothing.
  said as materialized (
    select a.cis from public.reference_availability a
    union all
    select i.cis from public.reference_information i
  ),
  home_boxes as (
    select (read.box).*,
      case
        when (select r.cis from public.medication_references r where r.id = (read.box).reference_id)
            in (select said.cis from said)
          or (read.box).official_number is not null
          or exists (select from public.recalls r where r.withdrawn_at is null)
        then public.official_notices(read.box)
      end as official_notices
    from read_boxes read
  ),
  box_rows as materialized (
    select box.is_common, box.for_profile_id, box.user_id, box.id,
      (to_jsonb(box) - '{user_id,posology,notes}'::text[]) || jsonb_build_object(
        'medication_references', (
          select jsonb_build_object('cis', r.cis, 'source', r.source, 'source_date', r.source_date)
          from public.medication_references r where r.id = box.reference_id),
        'medication_reminders', coalesce((
          select jsonb_agg(jsonb_build_object(
            'reminder_time', reminder.reminder_time, 'weekdays', reminder.weekdays, 'starts_on', reminder.starts_on,
            'ends_on', reminder.ends_on, 'paused_at', reminder.paused_at, 'paused_until', reminder.paused_until,
            'quantity', reminder.quantity) order by reminder.reminder_time)
          from public.medication_reminders reminder where reminder.medication_id = box.id), '[]')) as row
    from home_boxes box
  )
  select p.id, p.name, p.created_by,
    coalesce(counts.due, 0), coalesce(counts.to_come, 0), coalesce(counts.taken, 0), coalesce(counts.skipped, 0),
    coalesce(counts.missed, 0),
    latest.id, latest.taken_at, latest.medication_name, latest.medication_dosage, latest.medication_form,
    latest.quantity_taken, latest.user_id, latest.giver_name,
    coalesce(dose_rows.doses, '[]'), coalesce(product_rows.products, '[]'),
    coalesce((select details.allergies from public.profile_details details where details.profile_id = p.id), '{}'),
    coalesce((
      select jsonb_agg(box.row order by box.id)
      from box_rows box where not box.is_common and box.for_profile_id = p.id), '[]'),
    case when p.number_in_home = 1 then coalesce((
      select jsonb_agg(box.row order by box.id)
      from box_rows box where box.is_common and box.user_id = p.created_by), '[]') else '[]' end,
    coalesce((
      select jsonb_agg(to_jsonb(alert) - 'user_id' order by alert.id)
      from public.custom_alerts alert where alert.for_profile_id = p.id), '[]'),
    array(
      select dismissal.alert_key from public.alert_dismissals dismissal
      where dismissal.profile_id = p.id and dismissal.user_id = (select auth.uid())
      order by 1)
  from people p
  left join counts on counts.profile_id = p.id
  left join dose_rows on dose_rows.profile_id = p.id
  left join product_rows on product_rows.profile_id = p.id
  left join given latest on latest.profile_id = p.id and latest.number_of_person = 1
  order by p.is_primary desc, p.created_at, p.id
$$;

-- An alert about a recall can be dismissed, until the box has another batch. PostgreSQL before 17 cannot change the
-- expression of a generated column. Its foreign key, index and check go with it.
drop policy "people dismiss alerts of profiles they see" on public.alert_dismissals;
alter table public.alert_dismissals drop column medication_id;
alter table public.alert_dismissals
  add column medication_id uuid generated always as (coalesce(
    substring(alert_key
      from '^(?:low-stock|out-of-stock|expiring|expired|opened-long)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
    substring(alert_key from '^recalled-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'))::uuid)
    stored,
  add constraint alert_dismissals_medication_id_fkey
    foreign key (medication_id) references public.medications (id) on delete cascade,
  add constraint alert_key_is_known
    check (alert_key = 'reminder' or medication_id is not null or custom_alert_id is not null);
create index alert_dismissals_by_medication on public.alert_dismissals (medication_id);

-- As before.
create policy "people dismiss alerts of profiles they see" on public.alert_dismissals
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and profile_id = any ((select private.get_permitted_profiles('view'))::uuid[])
    and (medication_id is null or exists (
      select 1 from public.medications m
      where m.id = alert_dismissals.medication_id
        and (m.for_profile_id = alert_dismissals.profile_id
          or (m.is_common and m.user_id = (
            select p.created_by from public.profiles p where p.id = alert_dismissals.profile_id)))))
    and (custom_alert_id is null or exists (
      select 1 from public.custom_alerts a
      where a.id = alert_dismissals.custom_alert_id and a.for_profile_id = alert_dismissals.profile_id)));

-- As before, and what was dismissed about a recall ends with another batch.
create or replace function private.delete_outdated_dismissals()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
declare
  restocked constant uuid[] := array(
    select id from (
      select id, current_quantity, total_quantity from new_rows
      except
      select id, current_quantity, total_quantity from old_rows) as changed);
  redated constant uuid[] := array(
    select id from (
      select id, private.get_last_good_day(expiry_date, opened_on, in_use_days) from new_rows
      except
      select id, private.get_last_good_day(expiry_date, opened_on, in_use_days) from old_rows) as changed);
  reopened constant uuid[] := array(
    select id from (
      select id, opened_on, form from new_rows
      except
      select id, opened_on, form from old_rows) as changed);
  relotted constant uuid[] := array(
    select id from (
      select id, lot from new_rows
      except
      select id, lot from old_rows) as changed);
begin
  delete from public.alert_dismissals d
    using unnest(restocked) as one (id)
    join public.medications box using (id)
    where d.medication_id = box.id
      and (
        (d.alert_key like 'low-stock-%' and box.current_quantity >= 0.2 * box.total_quantity)
        or (d.alert_key like 'out-of-stock-%' and box.current_quantity > 0));
  delete from public.alert_dismissals d
    using unnest(redated) as one (id)
    where d.medication_id = one.id and d.alert_key ~ '^(expiring|expired)-';
  delete from public.alert_dismissals d
    using unnest(reopened) as one (id)
    where d.medication_id = one.id and d.alert_key like 'opened-long-%';
  delete from public.alert_dismissals d
    using unnest(relotted) as one (id)
    where d.medication_id = one.id and d.alert_key like 'recalled-%';
  return null;
end
$function$;
