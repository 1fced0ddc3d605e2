-- The weekly report says who gave the doses that were planned.

create or replace function private.get_weekly_report_data(account uuid, week date) returns jsonb
  language sql stable security definer
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
    -- Without an id the account was deleted; without a name it has none.
    'givers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', giver.user_id, 'name', private.get_profile_name(giver.user_id), 'taken', giver.taken)
        order by giver.taken desc, giver.user_id), '[]')
      from (
        select intake.user_id, count(*) as taken
        from public.planned_doses d
        join public.medication_intake_logs intake on intake.id = d.intake_id
        where d.profile_id = p.id and d.on_day >= week - 7 and d.on_day < week and d.state = 'taken'
        group by intake.user_id) as giver),
    'boxes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', m.name, 'dosage', m.dosage, 'currentQuantity', m.current_quantity,
        'totalQuantity', m.total_quantity, 'expiresOn', m.expiry_date) order by m.name, m.id), '[]')
      from public.medications m where m.for_profile_id = p.id)
    ) order by p.id = account desc, p.created_at, p.id), '[]')
  from public.profiles p
  where p.created_by = account
$$;
