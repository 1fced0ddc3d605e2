-- What an admin has typed into an article and not saved: closing a tab loses nothing, and another device goes on.

create table public.article_drafts (
  user_id      uuid not null default auth.uid() references auth.users on delete cascade,
  -- Of an article that is not there yet, the id it will have.
  post_id      uuid not null,
  -- Each field as typed.
  form         jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 150000),
  -- The version of the article that the typing began with; null where there was no article.
  base_version timestamptz,
  saved_at     timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index article_drafts_by_post on public.article_drafts (post_id);

create function private.note_draft() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.saved_at := clock_timestamp();
  return new;
end
$$;
create trigger note before insert or update on public.article_drafts
  for each row execute function private.note_draft();

/* Somebody who types into an article that is deleted finds their text again as that of a new one. */
create function private.free_drafts() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.article_drafts set base_version = null where post_id = old.id;
  return null;
end
$$;
create trigger free_drafts after delete on public.blog_posts
  for each row execute function private.free_drafts();

alter table public.article_drafts enable row level security;
grant select, insert, update, delete on public.article_drafts to authenticated;
grant all on public.article_drafts to service_role;

create policy "admins keep their own drafts"
  on public.article_drafts for all to authenticated
  using (user_id = (select auth.uid()) and (select private.is_admin()))
  with check (user_id = (select auth.uid()) and (select private.is_admin()));

-- Where a list of articles is searched, whatever case and accents somebody types.
alter table public.blog_posts add column search_text text not null generated always as (
  private.fold(title || ' ' || coalesce(title_en, '') || ' ' || coalesce(title_es, '') || ' ' || author || ' ' || slug)
) stored;
create index blog_posts_by_creation on public.blog_posts (created_at desc, id);

-- What takes long to draw would keep every reader waiting. Articles that are there already are left alone.
alter table public.blog_posts add constraint articles_of_a_length_to_read check (
  length(content) <= 30000
  and length(coalesce(content_en, '')) <= 30000
  and length(coalesce(content_es, '')) <= 30000
) not valid;
