-- No default privileges: what a table of the product gives to whom is written in its migration.

create schema if not exists auth;
create schema if not exists extensions;
grant usage on schema public, auth, extensions to anon, authenticated, service_role;

-- Our own tables, which no request can name.
create schema if not exists backend;

-- The history of migrations and seeds, named and shaped as Supabase's command line names them.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version    text primary key,
  statements text[],
  name       text
);
create table if not exists supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);

-- Which scripts of this folder have run.
create table if not exists backend.prepared (
  is_only     boolean primary key default true check (is_only),
  fingerprint text not null
);

-- The keys of an installation whose processes share nothing but this database. Nobody is granted anything.
create table if not exists backend.keys (
  is_only         boolean primary key default true check (is_only),
  publishable_key text not null,
  secret_key      text not null,
  jwt_secret      text not null
);

-- Mail that waits here, where no mail server is set and the processes share nothing but this database.
create table if not exists backend.mails (
  id          uuid primary key,
  received_at timestamptz not null,
  mail        jsonb not null
);
create index if not exists mails_received_at_idx on backend.mails (received_at);

-- A solved challenge counts once, in whichever process of the server.
create table if not exists backend.used_challenges (
  challenge  text primary key,
  expires_at timestamptz not null
);
create index if not exists used_challenges_expires_at_idx on backend.used_challenges (expires_at);

-- Attempts that count against a rate limit, in whichever process of the server. A key is a digest: a reader of the
-- table learns neither the account nor the machine.
create table if not exists backend.attempts (
  id      bigint generated always as identity primary key,
  key     text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index if not exists attempts_key_idx on backend.attempts (key, made_at);
create index if not exists attempts_ends_at_idx on backend.attempts (ends_at);

-- The self-test queries it before the server listens: every role may query it, no role may see its row.
create schema if not exists canary;
grant usage on schema canary to anon, authenticated;
create table if not exists canary.bird (
  is_alive boolean primary key check (is_alive)
);
alter table canary.bird enable row level security;
grant select on canary.bird to anon, authenticated;
insert into canary.bird values (true) on conflict do nothing;
