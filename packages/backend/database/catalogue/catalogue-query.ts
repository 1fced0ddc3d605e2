/** One statement, one row, one column `catalogue` of JSON: the shape of `Facts` in catalogue.ts. */
export const CATALOGUE_QUERY = `
with relation as (
  select c.oid, c.relname, c.relkind, c.relrowsecurity
  from pg_catalog.pg_class c
  where c.relnamespace = 'public'::pg_catalog.regnamespace
    and c.relkind in ('r', 'p', 'f', 'v', 'm')
    and not exists (select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
),
unique_key as (
  select i.indrelid, i.indisprimary, i.indexrelid,
    (select json_agg(a.attname order by k.position)
     from unnest(i.indkey::int2[]) with ordinality k(attnum, position)
     join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where k.position <= i.indnkeyatts) as columns
  from pg_catalog.pg_index i
  join relation r on r.oid = i.indrelid
  where i.indisunique and i.indimmediate and i.indisvalid
    and i.indpred is null and i.indexprs is null
),
procedure as (
  select p.*, t.typtype, t.typname, r.relname as returned_relation
  from pg_catalog.pg_proc p
  join pg_catalog.pg_type t on t.oid = p.prorettype
  left join relation r on r.oid = t.typrelid
  where p.pronamespace = 'public'::pg_catalog.regnamespace
    and p.prokind = 'f'
    and t.typname not in ('trigger', 'event_trigger')
    and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
)
select json_build_object(
  'relations', (
    select coalesce(json_agg(json_build_object(
      'name', r.relname,
      'number', r.oid::int8,
      'rule', (select w.ev_action::text from pg_catalog.pg_rewrite w
        where w.ev_class = r.oid and w.rulename = '_RETURN'),
      'kind', case when r.relkind in ('v', 'm') then 'view' else 'table' end,
      'hasRowSecurity', r.relrowsecurity,
      'columns', (
        select coalesce(json_agg(json_build_object(
          'name', a.attname,
          'number', a.attnum,
          'type', pg_catalog.format_type(a.atttypid, null),
          'isNullable', not a.attnotnull,
          'hasDefault', a.atthasdef or a.attidentity <> '',
          'isGenerated', a.attgenerated <> ''
        ) order by a.attnum), '[]')
        from pg_catalog.pg_attribute a
        where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      ),
      'primaryKey', coalesce(
        (select u.columns from unique_key u where u.indrelid = r.oid and u.indisprimary), '[]'),
      'uniqueKeys', (
        select coalesce(json_agg(u.columns order by u.indexrelid), '[]')
        from unique_key u where u.indrelid = r.oid
      ),
      'foreignKeys', (
        select coalesce(json_agg(json_build_object(
          'name', k.conname,
          'columns', (
            select json_agg(a.attname order by c.position)
            from unnest(k.conkey) with ordinality c(attnum, position)
            join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.attnum
          ),
          'targetSchema', n.nspname,
          'target', f.relname,
          'targetColumns', (
            select json_agg(a.attname order by c.position)
            from unnest(k.confkey) with ordinality c(attnum, position)
            join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.attnum
          )
        ) order by k.conname), '[]')
        from pg_catalog.pg_constraint k
        join pg_catalog.pg_class f on f.oid = k.confrelid
        join pg_catalog.pg_namespace n on n.oid = f.relnamespace
        where k.conrelid = r.oid and k.contype = 'f' and k.conparentid = 0
      )
    ) order by r.relname), '[]')
    from relation r
  ),
  'procedures', (
    select coalesce(json_agg(json_build_object(
      'name', p.proname,
      'parameters', (
        select coalesce(json_agg(json_build_object(
          'name', coalesce(g.name, ''),
          'type', pg_catalog.format_type(g.type, null),
          'hasDefault', g.input_position > p.pronargs - p.pronargdefaults,
          'isVariadic', g.mode = 'v'
        ) order by g.input_position), '[]')
        from (
          select a.type, p.proargnames[a.position] as name, coalesce(p.proargmodes[a.position], 'i') as mode,
            row_number() over (order by a.position) as input_position
          from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a(type, position)
          where coalesce(p.proargmodes[a.position], 'i') in ('i', 'b', 'v')
        ) g
      ),
      'returnsSet', p.proretset,
      'returns', case
        when p.typname = 'void' then 'void'
        when p.typtype = 'c' or p.typname = 'record' then 'row'
        else 'scalar'
      end,
      'returnType', pg_catalog.format_type(p.prorettype, null),
      'returnsRelation', p.returned_relation,
      'returnsColumns', (
        select coalesce(json_agg(json_build_object(
          'name', p.proargnames[a.position], 'type', pg_catalog.format_type(a.type, null)
        ) order by a.position), '[]')
        from unnest(p.proallargtypes) with ordinality a(type, position)
        where p.proargmodes[a.position] in ('o', 'b', 't')
      ),
      'returnsOne', not p.proretset or p.prorows = 1,
      'takesRelation', (
        select r.relname from pg_catalog.pg_type t join relation r on r.oid = t.typrelid
        where p.pronargs = 1 and p.provariadic = 0 and t.oid = p.proargtypes[0]
      ),
      'volatility', case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end
    ) order by p.proname, p.oid), '[]')
    from procedure p
  )
) as catalogue`;
