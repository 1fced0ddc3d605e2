-- Opening a shared profile is what lets its recipient listen to it: their pages are told to join its topics. The noun says
-- nothing that a page shows, so nothing is read again.
create function private.announce_openings() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.announce('access', array(
    select 'person:' || share.shared_with_user_id
    from new_rows opening join public.profile_shares share on share.id = opening.share_id));
  return null;
end
$$;
revoke execute on function private.announce_openings from public;

create trigger announce_insert after insert on private.profile_openings
  referencing new table as new_rows
  for each statement execute function private.announce_openings();
create trigger announce_update after update on private.profile_openings
  referencing new table as new_rows
  for each statement execute function private.announce_openings();
