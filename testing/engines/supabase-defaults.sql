-- A database as Supabase hands it over before the first migration: who owns what and who may do what, so that
-- something only our own backend would accept fails here. Written from its documentation and change log:
-- supabase.com/docs/guides/database/postgres/roles, …/postgres/roles-superuser, …/guides/auth/managing-user-data,
-- supabase.com/changelog/34270 (auth, storage and realtime are closed to `postgres`, April 2025).
-- Run by its superuser, supabase_admin, in a new database that `postgres` owns. Roles belong to the whole server.

do $$
declare
  made record;
begin
  for made in
    select * from (values
      ('postgres', 'login createdb createrole replication bypassrls'),
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('dashboard_user', 'nologin createdb createrole replication'),
      ('supabase_auth_admin', 'login noinherit createrole'),
      ('supabase_storage_admin', 'login noinherit createrole'),
      ('supabase_realtime_admin', 'nologin noinherit')
    ) as roles (name, options)
  loop
    if not exists (select from pg_roles where rolname = made.name) then
      execute format('create role %I %s', made.name, made.options);
    end if;
  end loop;
end
$$;
grant anon, authenticated, service_role to authenticator, postgres;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;

grant usage on schema public to anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to postgres;
do $$
begin
  create extension if not exists pgcrypto with schema extensions;
  create extension if not exists "uuid-ossp" with schema extensions;
exception when undefined_file or feature_not_supported then
  -- Not every build of PostgreSQL brings them, and no migration of ours asks for them.
  null;
end
$$;
create publication supabase_realtime;

-- Auth: its tables are its own administrator's. `postgres` may read and write rows, refer to them and set triggers.

create schema auth;
grant all on schema auth to supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;

set role supabase_auth_admin;
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');

create table auth.users (
  instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
  encrypted_password varchar(255), email_confirmed_at timestamptz, invited_at timestamptz,
  confirmation_token varchar(255), confirmation_sent_at timestamptz, recovery_token varchar(255),
  recovery_sent_at timestamptz, email_change_token_new varchar(255), email_change varchar(255),
  email_change_sent_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb,
  raw_user_meta_data jsonb, is_super_admin boolean, created_at timestamptz, updated_at timestamptz,
  phone text unique default null, phone_confirmed_at timestamptz, phone_change text default '',
  phone_change_token varchar(255) default '', phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '', email_change_confirm_status smallint default 0,
  banned_until timestamptz, reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz, is_sso_user boolean not null default false, deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;

create table auth.identities (
  provider_id text not null, user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null, provider text not null, last_sign_in_at timestamptz, created_at timestamptz,
  updated_at timestamptz, email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(), unique (provider_id, provider)
);
create table auth.sessions (
  id uuid primary key, user_id uuid not null references auth.users on delete cascade, created_at timestamptz,
  updated_at timestamptz, factor_id uuid, aal auth.aal_level, not_after timestamptz, refreshed_at timestamp,
  user_agent text, ip inet, tag text
);
create table auth.refresh_tokens (
  instance_id uuid, id bigserial primary key, token varchar(255) unique, user_id varchar(255), revoked boolean,
  created_at timestamptz, updated_at timestamptz, parent varchar(255),
  session_id uuid references auth.sessions on delete cascade
);
create table auth.mfa_factors (
  id uuid primary key, user_id uuid not null references auth.users on delete cascade, friendly_name text,
  factor_type auth.factor_type not null, status auth.factor_status not null, created_at timestamptz not null,
  updated_at timestamptz not null, secret text, phone text, last_challenged_at timestamptz,
  web_authn_credential jsonb, web_authn_aaguid uuid
);
create table auth.mfa_challenges (
  id uuid primary key, factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null, verified_at timestamptz, ip_address inet not null, otp_code text
);
create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions on delete cascade, created_at timestamptz not null,
  updated_at timestamptz not null, authentication_method text not null, id uuid primary key,
  unique (session_id, authentication_method)
);
create table auth.schema_migrations (version varchar(255) primary key);

alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
alter table auth.mfa_amr_claims enable row level security;
alter table auth.schema_migrations enable row level security;
grant all on all tables in schema auth to postgres, dashboard_user;
grant all on all sequences in schema auth to postgres, dashboard_user;
revoke all on auth.schema_migrations from postgres, dashboard_user;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
create function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;
reset role;

-- Storage: rows are everybody's whom a policy lets in. `postgres` may write policies, and change no table.

create schema storage;
grant all on schema storage to supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role, postgres;

set role supabase_storage_admin;
create table storage.buckets (
  id text primary key, name text not null unique, owner uuid, created_at timestamptz default now(),
  updated_at timestamptz default now(), public boolean default false, avif_autodetection boolean default false,
  file_size_limit bigint, allowed_mime_types text[], owner_id text
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, owner uuid,
  created_at timestamptz default now(), updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(), metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored, version text, owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to postgres with grant option;
create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;
create function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;
create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;
reset role;

-- Realtime: its own migrations, as of release 2.9x. `postgres` may write policies and messages, and change no table.

create schema realtime;
grant all on schema realtime to supabase_realtime_admin;
grant usage on schema realtime to anon, authenticated, service_role, postgres;

set role supabase_realtime_admin;
create table realtime.messages (
  topic text not null, extension text not null, payload jsonb, event text, private boolean default false,
  updated_at timestamp not null default now(), inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(), primary key (id, inserted_at)
) partition by range (inserted_at);
create table realtime.messages_today partition of realtime.messages default;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to postgres, dashboard_user;
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;
create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
  returns void language plpgsql as $$
declare
  generated_id uuid;
  final_payload jsonb;
begin
  begin
    generated_id := gen_random_uuid();
    if payload ? 'id' then
      final_payload := payload;
    else
      final_payload := jsonb_set(payload, '{id}', to_jsonb(generated_id));
    end if;
    execute format('set local realtime.topic to %L', topic);
    insert into realtime.messages (id, payload, event, topic, private, extension)
    values (generated_id, final_payload, event, topic, private, 'broadcast');
  exception when others then
    raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
  end;
end
$$;
reset role;

create schema vault;
grant usage on schema vault to postgres, service_role;
create table vault.secrets (name text unique, secret text not null);
create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
create function vault.create_secret(secret text, name text) returns void language sql security definer as $$
  insert into vault.secrets values (create_secret.name, create_secret.secret)
$$;
grant execute on function vault.create_secret(text, text) to postgres, service_role;

-- There an extension (supautils) lets `postgres` write policies on tables it does not own, and nothing more. Here it
-- is of the owners' company, and told to keep to policies and triggers.
grant supabase_storage_admin, supabase_realtime_admin to postgres;
create function extensions.refuse_what_is_managed() returns event_trigger language plpgsql as $$
declare
  done record;
begin
  if current_user <> 'postgres' then return; end if;
  for done in select * from pg_event_trigger_ddl_commands() loop
    if done.schema_name in ('auth', 'storage', 'realtime', 'vault', 'extensions')
      and done.object_type not in ('policy', 'trigger')
    then
      raise exception '% of % is refused: that schema is Supabase''s own', done.command_tag, done.object_identity
        using errcode = '42501';
    end if;
  end loop;
end
$$;
create event trigger refuse_what_is_managed on ddl_command_end
  execute function extensions.refuse_what_is_managed();
