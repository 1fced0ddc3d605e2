-- The state of an installation in one row, for whoever runs it.

create function public.admin_overview()
  returns table (
    accounts bigint, confirmed_accounts bigint, accounts_this_week bigint,
    articles bigint, published_articles bigint,
    flags bigint, enabled_flags bigint,
    unread_messages bigint,
    engine text, engine_version text, database_bytes bigint,
    schema_version text, schema_title text,
    waiting_mails bigint, waiting_notifications bigint)
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select
      (select count(*) from auth.users),
      (select count(*) from auth.users where email_confirmed_at is not null),
      (select count(*) from auth.users where created_at > now() - interval '7 days'),
      (select count(*) from public.blog_posts),
      (select count(*) from public.blog_posts where published and published_at <= now()),
      (select count(*) from public.feature_flags),
      (select count(*) from public.feature_flags where is_enabled),
      (select count(*) from public.contact_messages where read_at is null),
      case when version() like '%PGlite%' or version() like '%emscripten%'
        then 'PGlite' else 'PostgreSQL' end,
      current_setting('server_version'),
      pg_database_size(current_database()),
      (select m.version from supabase_migrations.schema_migrations m order by m.version desc limit 1),
      (select m.name from supabase_migrations.schema_migrations m order by m.version desc limit 1),
      (select count(*) from private.login_notices)
        + (select count(*) from private.reminder_messages
           where channel = 'email' and ready_at <= now()),
      (select count(*) from private.reminder_messages where channel = 'push' and ready_at <= now());
end
$$;
grant execute on function public.admin_overview() to authenticated;
