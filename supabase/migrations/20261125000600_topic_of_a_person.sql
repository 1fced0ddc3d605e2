-- As before, and who asks is read once.
create or replace function private.may_listen(topic text) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  me   constant text := auth.uid()::text;
  kind constant text := split_part(may_listen.topic, ':', 1);
  id   constant text := substr(may_listen.topic, length(kind) + 2);
begin
  return case kind
    when 'profile' then id = any (private.get_permitted_profiles('view')::text[])
    when 'home' then id = any (private.get_permitted_homes('view')::text[])
    when 'person' then coalesce(id = me, false) and private.has_required_aal()
    else false
  end;
end
$$;
