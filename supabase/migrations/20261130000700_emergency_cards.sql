-- The emergency card of a person, and the links that open a sealed copy of it.

/*
 * What an emergency card says beyond the profile, as people stated it, and which of its lines are shown. A reaction
 * belongs to the allergy of the same position.
 */
create table public.profile_cards (
  profile_id              uuid primary key references public.profiles (id) on delete cascade,
  blood_group             text,
  reacting_allergies      text[] not null default '{}',
  reactions               text[] not null default '{}',
  implants                text,
  first_contact_name      text,
  first_contact_phone     text,
  first_contact_relation  text,
  second_contact_name     text,
  second_contact_phone    text,
  second_contact_relation text,
  languages               text,
  donor_wish              text,
  shown_lines             text[] not null default
    '{born,weight,blood,allergies,conditions,pregnancy,treatments,implants,doctor,contacts,languages,donor}',
  updated_at              timestamptz not null default now(),
  constraint profile_cards_blood_group_check check (blood_group in ('O-', 'O+', 'A-', 'A+', 'B-', 'B+', 'AB-', 'AB+')),
  constraint profile_cards_reacting_allergies_in_bounds check (private.is_list_of_names(reacting_allergies)),
  constraint profile_cards_reactions_in_bounds
    check (private.is_list_of_names(reactions) and cardinality(reactions) = cardinality(reacting_allergies)),
  constraint profile_cards_implants_in_bounds
    check (length(implants) <= 300 and implants !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'),
  constraint profile_cards_first_contact_name_in_bounds
    check (length(first_contact_name) <= 100 and first_contact_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_cards_first_contact_phone_in_bounds
    check (length(first_contact_phone) <= 50 and first_contact_phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_cards_first_contact_relation_in_bounds
    check (length(first_contact_relation) <= 50 and first_contact_relation !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_cards_second_contact_name_in_bounds
    check (length(second_contact_name) <= 100 and second_contact_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_cards_second_contact_phone_in_bounds
    check (length(second_contact_phone) <= 50 and second_contact_phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_cards_second_contact_relation_in_bounds
    check (length(second_contact_relation) <= 50 and second_contact_relation !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_cards_languages_in_bounds
    check (length(languages) <= 100 and languages !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint profile_cards_donor_wish_check check (donor_wish in ('donates', 'refuses')),
  constraint profile_cards_shown_lines_in_bounds check (
    cardinality(shown_lines) <= 12 and shown_lines <@ '{born,weight,blood,allergies,conditions,pregnancy,treatments,implants,doctor,contacts,languages,donor}'),
  constraint profile_cards_updated_at_in_bounds
    check (updated_at >= '1900-01-01T00:00Z' and updated_at < '2201-01-01T00:00Z')
);

alter table public.profile_cards enable row level security;
grant select on public.profile_cards to authenticated;
grant insert (profile_id, blood_group, reacting_allergies, reactions, implants, first_contact_name, first_contact_phone,
    first_contact_relation, second_contact_name, second_contact_phone, second_contact_relation, languages, donor_wish,
    shown_lines),
  update (blood_group, reacting_allergies, reactions, implants, first_contact_name, first_contact_phone,
    first_contact_relation, second_contact_name, second_contact_phone, second_contact_relation, languages, donor_wish,
    shown_lines)
  on public.profile_cards to authenticated;
grant all on public.profile_cards to service_role;

create policy "viewers of a profile read its emergency card"
  on public.profile_cards for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('view'))::uuid[]));
create policy "editors of a profile add its emergency card"
  on public.profile_cards for insert to authenticated
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));
create policy "editors of a profile change its emergency card"
  on public.profile_cards for update to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]))
  with check (profile_id = any ((select private.get_permitted_profiles('edit'))::uuid[]));

create trigger set_updated_at before update on public.profile_cards
  for each row execute function private.set_updated_at();
create trigger announce_insert after insert on public.profile_cards
  referencing new table as new_rows
  for each statement execute function private.announce_profiles('people', 'profile_id');
create trigger announce_update after update on public.profile_cards
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_profiles('people', 'profile_id');

/*
 * A copy of a card that a device encrypted: the key is in the link alone, which is never sent here. It is opened by who
 * has the link, until it expires or its row is deleted.
 */
create table public.card_links (
  id             uuid primary key,
  profile_id     uuid not null references public.profiles (id) on delete cascade,
  -- Nonce and ciphertext, as base64url.
  sealed         text not null,
  expires_at     timestamptz not null,
  opened_count   integer not null default 0,
  last_opened_at timestamptz,
  created_at     timestamptz not null default now(),
  constraint card_links_sealed_in_bounds check (length(sealed) <= 24576 and sealed ~ '^[A-Za-z0-9_-]+$'),
  constraint card_links_expires_at_in_bounds
    check (expires_at > created_at and expires_at <= created_at + interval '370 days'),
  constraint card_links_opened_count_in_bounds check (opened_count >= 0),
  constraint card_links_last_opened_at_in_bounds
    check (last_opened_at >= '1900-01-01T00:00Z' and last_opened_at < '2201-01-01T00:00Z'),
  constraint card_links_created_at_in_bounds
    check (created_at >= '1900-01-01T00:00Z' and created_at < '2201-01-01T00:00Z')
);
create index card_links_by_profile on public.card_links (profile_id, created_at desc);

alter table public.card_links enable row level security;
grant select, delete on public.card_links to authenticated;
grant insert (id, profile_id, sealed, expires_at) on public.card_links to authenticated;
grant all on public.card_links to service_role;

create policy "owners read the links of their emergency cards"
  on public.card_links for select to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));
create policy "owners add links to their emergency cards"
  on public.card_links for insert to authenticated
  with check (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));
create policy "owners delete the links of their emergency cards"
  on public.card_links for delete to authenticated
  using (profile_id = any ((select private.get_permitted_profiles('own'))::uuid[]));

-- For each profile.
insert into private.quotas (name, most, when_full) values ('card_links', 20, 'refuse');
create trigger apply_row_quota after insert on public.card_links
  referencing new table as new_rows for each statement execute function private.apply_row_quota('profile_id');

alter table public.profile_access_log
  drop constraint profile_access_log_subject_check,
  add constraint profile_access_log_subject_check check (subject in (
    'profile', 'profile_details', 'condition', 'medication', 'reminder', 'intake', 'alert', 'share', 'illness', 'card',
    'card_link'));
create trigger log_insert after insert on public.profile_cards
  referencing new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('card', 'profile_id');
create trigger log_update after update on public.profile_cards
  referencing old table as old_rows new table as new_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('card', 'profile_id');
create trigger log_delete after delete on public.profile_cards
  referencing old table as old_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.log_changes('card', 'profile_id');

/*
 * The sealed copy behind a link, for anybody who has the link; null alike where it expired, was deleted or never was.
 * Each opening is counted, and is a line of the access log without any trace of its reader. Who opens a link again and
 * again pushes no other line out of the log: past 50 lines a day openings are only counted.
 */
create function public.open_card_link(link uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  opened public.card_links;
begin
  update public.card_links l
    set opened_count = least(l.opened_count::bigint + 1, 2147483647)::integer, last_opened_at = now()
    where l.id = open_card_link.link and l.expires_at > now()
    returning l.* into opened;
  if not found then
    return null;
  end if;
  insert into public.profile_access_log (profile_id, action, subject, label)
  select p.id, 'opened', 'card_link', nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '')
  from public.profiles p
  where p.id = opened.profile_id
    and (select count(*) from public.profile_access_log a
      where a.profile_id = p.id and a.happened_at > now() - interval '1 day' and a.subject = 'card_link') < 50;
  return opened.sealed;
end
$$;
grant execute on function public.open_card_link(uuid) to anon, authenticated;

create function private.import_profile_cards(me uuid, source uuid, tables jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  rows jsonb;
begin
  select jsonb_agg(r || jsonb_build_object('profile_id', profile)) into rows
    from jsonb_array_elements(tables -> 'profile_cards') r,
      private.get_imported_id(me, source, (r ->> 'profile_id')::uuid) as profile
    where profile in (select private.created_profiles(me));
  return jsonb_build_object('profile_cards', private.import_rows('profile_cards', '{profile_id}',
    '{blood_group,reacting_allergies,reactions,implants,first_contact_name,first_contact_phone,first_contact_relation,second_contact_name,second_contact_phone,second_contact_relation,languages,donor_wish,shown_lines}',
    '{}', 'true', me, rows));
end
$$;
revoke execute on function private.import_profile_cards from public;

/* As before, with emergency cards. */
create or replace function private.import_account_data(request jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  me       constant uuid := auth.uid();
  archive  constant jsonb := request -> 'archive';
  tables   constant jsonb := archive -> 'tables';
  most     constant jsonb := (
    select jsonb_object_agg(q.name, q.most) from private.quotas q
    where q.name not in ('profile_shares', 'profile_access_log', 'card_links'))
    || '{"profile_details": 200, "profile_conditions": 4800, "profile_cards": 200, "user_preferences": 1, "escalations": 200, "intake_substances": 200000}';
  exceeded text;
  source   uuid;
  report   jsonb;
begin
  if me is null or not private.has_required_aal() then
    raise exception 'Sign in to import' using errcode = '42501';
  end if;
  if coalesce(archive ->> 'format', '') <> 'trousse-account' or coalesce(archive ->> 'version', '') <> '1'
    or jsonb_typeof(tables) is distinct from 'object' or coalesce(request ->> 'deed', '') not in ('preview', 'import')
    or exists (
      select from jsonb_each(tables) t
      where not most ? t.key or case when jsonb_typeof(t.value) = 'array'
        then exists (select from jsonb_array_elements(t.value) r where jsonb_typeof(r) <> 'object')
        else true end)
  then
    raise exception 'This file is not an archive of an account' using errcode = 'PT422';
  end if;
  select t.key into exceeded from jsonb_each(tables) t
    where jsonb_array_length(t.value) > (most ->> t.key)::integer
    order by t.key limit 1;
  if found then
    perform private.raise_quota_exceeded(exceeded, (most ->> exceeded)::integer);
  end if;
  source := archive -> 'account' ->> 'id';
  if source is null then
    raise exception 'This archive has no account id' using errcode = 'PT422';
  end if;
  -- One import of an account at a time.
  perform pg_advisory_xact_lock(hashtextextended('import ' || me, 0));
  begin
    report := private.import_profiles(me, source, tables)
      || private.import_profile_cards(me, source, tables)
      || private.import_cabinet(me, source, tables)
      || private.import_illness_entries(me, source, tables)
      || private.import_alerts_and_activity(me, source, tables);
    if request ->> 'deed' = 'preview' then
      raise exception 'The preview is rolled back' using errcode = 'UNDO1';
    end if;
  exception when sqlstate 'UNDO1' then
    null;
  end;
  return (
    select jsonb_object_agg(t.key, t.value || jsonb_build_object(
      'leftOut', coalesce(jsonb_array_length(tables -> t.key), 0)
        - (t.value ->> 'new')::integer - (t.value ->> 'changed')::integer - (t.value ->> 'unchanged')::integer))
    from jsonb_each(report) t);
end
$$;
