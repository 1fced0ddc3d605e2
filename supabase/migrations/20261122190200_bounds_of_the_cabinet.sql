-- Bounds of boxes, doses and the hours they are taken at. A dose is any amount above nothing: quarters of a tablet,
-- drops and decimals of a syrup, to the thousandth, in stock as in doses, so that what is given back is what was taken.

do $$
declare
  wider record;
  waiting text[];
  statement text;
begin
  for wider in
    select * from (values
      ('medications', 'total_quantity'), ('medications', 'current_quantity'),
      ('medication_intake_logs', 'quantity_taken'), ('medication_intake_logs', 'quantity_deducted'),
      ('medication_reminders', 'quantity'), ('planned_doses', 'quantity')) as v (relation, name)
  loop
    -- PostgreSQL does not change a column that a trigger waits for.
    select array_agg(pg_get_triggerdef(t.oid)) into waiting
      from pg_trigger t
      join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr)
      where t.tgrelid = ('public.' || wider.relation)::regclass and a.attname = wider.name and not t.tgisinternal;
    for statement in
      select format('drop trigger %I on public.%I', t.tgname, wider.relation)
      from pg_trigger t
      join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr)
      where t.tgrelid = ('public.' || wider.relation)::regclass and a.attname = wider.name and not t.tgisinternal
    loop
      execute statement;
    end loop;
    execute format('alter table public.%I alter column %I type numeric(12, 3)', wider.relation, wider.name);
    foreach statement in array coalesce(waiting, '{}') loop
      execute statement;
    end loop;
  end loop;
end
$$;

/*
 * Hours with seconds, and 24:00, before they are held to whole minutes: an hour keeps its minute where that is free, else
 * it takes the next one that is, since a medicine has each hour once. Where all 1440 are taken the row is kept aside.
 */
do $$
declare
  uneven record;
  own    time;
  free   time[];
  box    uuid;
begin
  alter table public.medication_reminders disable trigger user;
  for uneven in
    select r.*, m.user_id from public.medication_reminders r
    join public.medications m on m.id = r.medication_id
    where extract(second from r.reminder_time) <> 0 or r.reminder_time = '24:00'
    order by r.medication_id, r.reminder_time, r.id
  loop
    if box is distinct from uneven.medication_id then
      box := uneven.medication_id;
      free := array(
        select minute::time from generate_series(timestamp '2000-01-01', '2000-01-01 23:59', '1 minute') as minute
        where not exists (
          select from public.medication_reminders taken
          where taken.medication_id = box and taken.reminder_time = minute::time)
        order by minute);
    end if;
    own := case when uneven.reminder_time = '24:00' then time '23:59'
      else time '00:00' + date_trunc('minute', uneven.reminder_time - time '00:00') end;
    own := coalesce((select min(at) from unnest(free) as at where at >= own), free[1]);
    insert into private.set_aside_values (account_id, table_name, row_key, column_name, value)
      values (uneven.user_id, 'medication_reminders', jsonb_build_object('id', uneven.id),
        case when own is null then '*' else 'reminder_time' end,
        case when own is null then to_jsonb(uneven)::text else uneven.reminder_time::text end);
    if own is null then
      delete from public.medication_reminders where id = uneven.id;
    else
      update public.medication_reminders set reminder_time = own where id = uneven.id;
      free := array_remove(free, own);
    end if;
  end loop;
  alter table public.medication_reminders enable trigger user;
end
$$;

-- What is set aside of a box belongs to whose box it is. An expiry date that nobody can have meant counts as long past:
-- what is not known may only restrict.
select private.bound_columns('public.medications', 't.user_id', array[
  ['name', 'line! 200', null],
  ['dosage', 'line! 100', null],
  ['total_quantity', 'total_quantity between 1 and 9999999', 
    $$case when total_quantity = 'NaN' then 1 else 999999 end$$],
  -- Room above what a form takes: what is given back to a full box is never refused.
  ['current_quantity', 'current_quantity between 0 and 99999999',
    $$case when current_quantity = 'NaN' then 0 else 999999 end$$],
  ['expiry_date', 'day', $$date '1900-01-01'$$],
  ['opened_on', 'day', 'null'],
  ['posology', 'note 1000', null],
  ['notes', 'note 1000', null],
  ['created_at', 'moment', null]
]);

alter table public.medication_reminders drop constraint medication_reminders_weekdays_check;
select private.bound_columns('public.medication_reminders',
  '(select m.user_id from public.medications m where m.id = t.medication_id)', array[
  ['reminder_time', $$extract(second from reminder_time) = 0 and reminder_time < '24:00'$$, 'reminder_time'],
  -- As many as there are different days in it.
  ['weekdays', $$array_ndims(weekdays) = 1 and cardinality(weekdays) between 1 and 7 and cardinality(weekdays) = coalesce(
      (1 = any (weekdays))::integer + (2 = any (weekdays))::integer + (3 = any (weekdays))::integer
      + (4 = any (weekdays))::integer + (5 = any (weekdays))::integer + (6 = any (weekdays))::integer
      + (7 = any (weekdays))::integer, 0)$$,
    $$coalesce((select array_agg(distinct weekday order by weekday) from unnest(weekdays) as weekday
      where weekday between 1 and 7), '{1,2,3,4,5,6,7}')$$],
  ['starts_on', 'day', null],
  ['ends_on', 'day', null],
  ['paused_at', 'moment', null],
  ['paused_until', 'day', null],
  ['quantity', 'quantity > 0 and quantity <= 10000', '1'],
  ['created_at', 'moment', null]
]);

select private.bound_columns('public.planned_doses', 't.user_id', array[
  ['quantity', 'quantity > 0 and quantity <= 10000', '1']
]);

-- A dose is a fact of the past, give or take a clock that is fast. The moment it was written down is the row's own,
-- so that the check stays true; an amount that is no number counts as one unit.
select private.bound_columns('public.medication_intake_logs',
  '(select p.created_by from public.profiles p where p.id = t.profile_id)', array[
  ['medication_name', 'line! 200', null],
  ['medication_dosage', 'line! 100', null],
  ['medication_form', 'line! 100', null],
  ['quantity_taken', 'quantity_taken > 0 and quantity_taken <= 10000',
    $$case when quantity_taken = 'NaN' then 1 else 10000 end$$],
  ['quantity_deducted', 'quantity_deducted between 0 and 10000 and (quantity_deducted <= quantity_taken) is true',
    $$least(case when quantity_deducted between 0 and 10000 then quantity_deducted else 0 end,
        case when quantity_taken = 'NaN' then 1 else least(quantity_taken, 10000) end)$$],
  ['taken_at', $$taken_at between '1900-01-01T00:00Z' and created_at + interval '15 minutes'$$,
    'least(created_at, now())'],
  ['notes', 'note 1000', null],
  ['created_at', 'moment', 'least(greatest(created_at, ''1900-01-01T00:00Z''), now())']
]);
