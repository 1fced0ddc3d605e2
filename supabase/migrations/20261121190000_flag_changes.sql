-- Who changed a flag, by the address that admins know each other by.

/* The changes of one flag or of all, newest first: at most 200. Nobody is named whose account is gone. */
create function public.list_feature_flag_changes(flag uuid default null)
  returns table (id bigint, feature_flag_id uuid, changed_at timestamptz, changed_by_email text,
                 before jsonb, after jsonb)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins see how flags changed' using errcode = '42501';
  end if;
  return query
    select h.id, h.feature_flag_id, h.changed_at, u.email::text, h.before, h.after
    from public.feature_flags_history h
    left join auth.users u on u.id = h.changed_by
    where flag is null or h.feature_flag_id = flag
    order by h.changed_at desc, h.id desc
    limit 200;
end
$$;
grant execute on function public.list_feature_flag_changes(uuid) to authenticated;
