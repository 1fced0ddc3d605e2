-- What a statement of one row pays for being ready for ten thousand.

/*
 * As before. Counting reads as many index entries as the owner has rows: under a large quota, one statement of a
 * single row in fifty counts, and every statement of several.
 */
create or replace function private.bound_rows() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  quota   private.quotas;
  owners  uuid[];
  is_full boolean;
begin
  select * into quota from private.quotas where name = tg_table_name;
  if quota.most > 1000 and random() > 0.02 and not exists (select from new_rows offset 1) then
    return null;
  end if;
  execute format('select array_agg(distinct %I) from new_rows', tg_argv[0]) into owners;
  if quota.when_full = 'refuse' then
    execute format(
        'select exists (
           select from unnest($1) as owner (id)
           where exists (select from public.%I t where t.%I = owner.id offset $2))',
        tg_table_name, tg_argv[0])
      into is_full using owners, quota.most;
    if is_full then
      perform private.refuse_beyond_quota(quota.name, quota.most);
    end if;
  else
    execute format(
        'delete from public.%1$I t
         using unnest($1) as owner (id), lateral (
           select o.id from public.%1$I o where o.%2$I = owner.id order by o.%3$I desc offset $2) as oldest
         where t.id = oldest.id',
        tg_table_name, tg_argv[0], tg_argv[1])
      using owners, quota.most;
  end if;
  return null;
end
$$;
