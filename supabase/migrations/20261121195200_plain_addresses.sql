-- In small letters as accounts and invitations have them: of ASCII letters alone. By the rules of languages `İ` and the
-- sign for kelvin become plain letters, and an address with one would pass for another that was invited.
create or replace function private.confirmed_email() returns text
  language sql stable security definer
  set search_path = ''
as $$
  select lower(email collate "C") from auth.users
  where id = (select auth.uid()) and email_confirmed_at is not null
$$;
