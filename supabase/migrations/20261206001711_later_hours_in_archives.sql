-- A dose that was corrected to a later hour between two archives kept the second one from being taken back after the first:
-- the hour moved, the moment at which the dose was written did not, and no dose is later than that one.

/*
 * Adds rows, and changes existing rows that differ; returns how many of each. `fixed` columns are written with a new row
 * and never compared. An existing row of another account stays as it is. A `created_at` in the future becomes now: an
 * intake must not be later than it. What says when something happened was written no earlier than the archive says.
 */
create or replace function private.import_rows(target text, keys text[], compared text[], fixed text[], is_mine text, me uuid, rows jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  added   integer;
  changed integer;
begin
  execute format(
    $sql$
      with written as (
        insert into public.%1$I as t (%2$s)
        select %8$s from jsonb_populate_recordset(null::public.%1$I, $1)
        on conflict (%3$s) do update set (%4$s) = row(%5$s)%9$s
          where (%7$s) and row(%6$s) is distinct from row(%5$s)
        returning xmax = 0 as is_new
      )
      select count(*) filter (where is_new), count(*) filter (where not is_new) from written
    $sql$,
    target,
    array_to_string(keys || compared || fixed, ', '),
    array_to_string(keys, ', '),
    array_to_string(compared, ', '),
    'excluded.' || array_to_string(compared, ', excluded.'),
    't.' || array_to_string(compared, ', t.'),
    is_mine,
    replace(array_to_string(keys || compared || fixed, ', '), 'created_at', 'least(created_at, now())'),
    case when compared && '{taken_at,noted_at}' then ', created_at = greatest(t.created_at, excluded.created_at)' end)
    into added, changed using coalesce(rows, '[]'), me;
  return jsonb_build_object(
    'new', added, 'changed', changed,
    'unchanged', coalesce(jsonb_array_length(rows), 0) - added - changed);
end
$$;
