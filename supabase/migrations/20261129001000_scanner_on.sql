-- The scanner works in every browser now, so it is on, except where an admin has decided about it.
update public.feature_flags f set is_enabled = true
where name = 'barcode_scanner'
  and not exists (
    select from public.feature_flags_history h
    where h.feature_flag_id = f.id and h.before is not null);
