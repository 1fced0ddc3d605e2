-- Values that were stored before the bounds of the next files: whatever does not fit is kept aside as it was,
-- and a value that every screen can show takes its place. No row goes.

create table private.set_aside_values (
  id           bigint generated always as identity primary key,
  -- Goes with its account. Null for rows of the installation.
  account_id   uuid references auth.users on delete cascade,
  table_name   text not null,
  row_key      jsonb not null,
  column_name  text not null,
  -- As PostgreSQL writes it.
  value        text not null,
  set_aside_at timestamptz not null default now()
);
create index set_aside_values_by_account on private.set_aside_values (account_id) where account_id is not null;
alter table private.set_aside_values enable row level security;

/*
 * The condition and the repair of a rule in words: `line 200` is one line of at most so many characters, `note 1000`
 * several lines, `line! 200` and `note! 1000` the same with something in it; `lines 50 100` is a list of so many lines
 * of so many characters; `json 8192` an object of at most so many bytes, ten levels and numbers that a browser reads;
 * `day` and `moment` lie between 1900 and 2200. Anything else is a condition in SQL.
 */
create function private.bound_of(name text, rule text) returns text[]
  language plpgsql immutable
  set search_path = ''
as $$
declare
  kind    constant text := split_part(rule, ' ', 1);
  most    constant text := split_part(rule, ' ', 2);
  control constant text := case when kind like 'note%'
    then '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'
    else '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' end;
  joined  constant text := format('array_to_string(%I, e''\n'')', name);
begin
  case
    when kind in ('line', 'note') then
      return array[
        format('length(%1$I) <= %2$s and %1$I !~ %3$L', name, most, control),
        format('left(regexp_replace(%1$I, %3$L, '' '', ''g''), %2$s)', name, most, control)];
    when kind in ('line!', 'note!') then
      return array[
        format('%1$I ~ ''\S'' and length(%1$I) <= %2$s and %1$I !~ %3$L', name, most, control),
        format('coalesce(nullif(btrim(left(regexp_replace(%1$I, %3$L, '' '', ''g''), %2$s), e'' \n\r\t''), ''''), ''?'')',
          name, most, control)];
    when kind = 'lines' then
      return array[
        format($sql$case when cardinality(%1$I) = 0 then true when array_ndims(%1$I) <> 1 then false
            else cardinality(%1$I) <= %2$s
              and cardinality(string_to_array(%3$s, e'\n')) = cardinality(%1$I)
              and %3$s !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]'
              and %3$s !~ '(^|\n)\s*(\n|$)' and %3$s !~ '[^\n]{%4$s}' end$sql$,
          name, most, joined, split_part(rule, ' ', 3)::integer + 1),
        format($sql$coalesce((select array_agg(line) from (
            select left(regexp_replace(item, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g'), %3$s) as line
            from unnest(%1$I) as item limit %2$s) as items where line ~ '\S'), '{}')$sql$,
          name, most, split_part(rule, ' ', 3))];
    when kind = 'json' then
      return array[
        format($sql$jsonb_typeof(%1$I) = 'object' and octet_length(%1$I::text) <= %2$s
            and not jsonb_path_exists(%1$I, '$.**{10}')
            and not jsonb_path_exists(%1$I, '$.** ? (@ > 1000000000000000 || @ < -1000000000000000)')$sql$,
          name, most),
        '''{}'''];
    when kind = 'day' then
      return array[
        format('%I between ''1900-01-01'' and ''2200-12-31''', name),
        format('least(greatest(%I, ''1900-01-01''), ''2200-12-31'')', name)];
    when kind = 'moment' then
      return array[
        format('%1$I >= ''1900-01-01T00:00Z'' and %1$I < ''2201-01-01T00:00Z''', name),
        format('least(greatest(%I, ''1900-01-01T00:00Z''), ''2200-12-31T00:00Z'')', name)];
    else
      return array[rule, 'null'];
  end case;
end
$$;

/*
 * Holds columns of a table to their rules, each {column, rule, repair}: sets aside what does not fit, puts the repair in
 * its place (an expression; without one that of the rule), and adds the constraints. A check of one column that a rule
 * says again, or says better, goes.
 * @param owner whose row it is, as an expression on the row; null where it is the installation's
 */
create function private.bound_columns(relation regclass, owner text, rules text[]) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  plain   constant text := (select relname from pg_catalog.pg_class where oid = relation);
  keys    text;
  name    text;
  bound   text[];
  broken  text;
  repairs text[];
  checks  text[];
  old     record;
begin
  select string_agg(format('%L, %I', a.attname, a.attname), ', ') into keys
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = relation and i.indisprimary;
  execute format('alter table %s disable trigger user', relation);
  for old in
    select c.conname from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.conrelid = relation and c.contype = 'c'
      and a.attname = any (rules[1:][1:1])
      and regexp_replace(pg_catalog.pg_get_constraintdef(c.oid), '(CHECK|AND|\(|\)|\s)', '', 'g')
        ~ '^(\w+~''\\S''::text|\w+<>''''::text|length\w+<=\d+|pg_column_size\w+<=\d+|jsonb_typeof\w+=''object''::text|length\w+::text<=\d+|\w+>=\d+(::numeric)?|\w+<=\d+(::numeric)?)+$'
  loop
    execute format('alter table %s drop constraint %I', relation, old.conname);
  end loop;

  -- Twice: what one column is held to may lean on another that was repaired with it.
  for pass in 1 .. 2 loop
    broken := 'false';
    repairs := '{}';
    checks := '{}';
    for nth in 1 .. array_length(rules, 1) loop
      name := rules[nth][1];
      bound := private.bound_of(name, rules[nth][2]);
      execute format(
        'insert into private.set_aside_values (account_id, table_name, row_key, column_name, value)
           select %s, %L, jsonb_build_object(%s), %L, %I::text from %s t where not (%s)',
        coalesce(owner, 'null'), plain, keys, name, name, relation, bound[1]);
      broken := broken || format(' or not (%s)', bound[1]);
      repairs := repairs || format('%1$I = case when not (%2$s) then %3$s else %1$I end',
        name, bound[1], coalesce(rules[nth][3], bound[2]));
      checks := checks || format('add constraint %I check (%s)',
        plain || '_' || name || '_in_bounds', bound[1]);
    end loop;
    execute format('update %s t set %s where %s', relation, array_to_string(repairs, ', '), broken);
  end loop;
  execute format('alter table %s %s', relation, array_to_string(checks, ', '));
  execute format('alter table %s enable trigger user', relation);
end
$$;
