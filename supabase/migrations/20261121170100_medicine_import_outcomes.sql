-- What each import of the official medicines did, for whoever runs the installation.

alter table private.medicine_imports
  -- Medicines, and how many of them were added, changed, back or withdrawn. Nothing where it was not kept yet.
  add column outcome jsonb;

/* The imports, newest first: at most 50. */
create function public.list_medicine_imports()
  returns table (source text, source_date date, imported_at timestamptz, counts jsonb, outcome jsonb)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins see the imports' using errcode = '42501';
  end if;
  return query
    select i.source, i.source_date, i.imported_at, i.counts, i.outcome
    from private.medicine_imports i
    order by i.id desc
    limit 50;
end
$$;
grant execute on function public.list_medicine_imports() to authenticated;
