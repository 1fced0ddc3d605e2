-- Ours, beside the tables of Supabase's Auth: sign-ups that wait for their mailbox, and the browsers that have signed in.

-- Several people may sign up with one address before anybody has proved it. The person who opens a link of that mailbox says
-- by the browser or the password which of these becomes the account; the others end with it.
create table if not exists backend.sign_ups (
  -- The account that it becomes has this id.
  id         uuid primary key,
  -- The account that holds the address meanwhile: that of the first who signed up.
  user_id    uuid not null references auth.users on delete cascade,
  password   text not null,
  metadata   jsonb not null,
  -- A digest of the browser's cookie.
  device     text,
  -- Of a client that keeps a verifier instead (PKCE, S256).
  challenge  text,
  created_at timestamptz not null
);
create index if not exists sign_ups_user_id_idx on backend.sign_ups (user_id);
create index if not exists sign_ups_created_at_idx on backend.sign_ups (created_at);

-- Accounts that waited before this table was here.
insert into backend.sign_ups (id, user_id, password, metadata, created_at)
  select id, id, encrypted_password, coalesce(raw_user_meta_data, '{}'), created_at
  from auth.users
  where email_confirmed_at is null and coalesce(encrypted_password, '') <> ''
  on conflict do nothing;

-- A browser in which the account was opened before. Only a digest of its cookie: a reader of the table has no cookie.
create table if not exists backend.devices (
  user_id uuid not null references auth.users on delete cascade,
  digest  text not null,
  seen_at timestamptz not null,
  primary key (user_id, digest)
);

-- Several links of one type are valid at once: a new mail must not end the link of an earlier one.
alter table auth.one_time_tokens drop constraint if exists one_time_tokens_user_id_token_type_key;
create index if not exists one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
