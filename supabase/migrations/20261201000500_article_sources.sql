-- The sources of an article, one list for each of its texts, and who reviewed it. An article without a reviewer says
-- that nobody has reviewed it.

/* Whether a value is a list of sources. domain/content/article-source.ts writes the same. */
create function private.are_article_sources(sources jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
as $$
  select case when jsonb_typeof(sources) <> 'array' then false
    when octet_length(sources::text) > 30000 or jsonb_array_length(sources) > 20 then false
    else not exists (
      select from jsonb_array_elements(sources) as source
      where jsonb_typeof(source) <> 'object'
        or not (coalesce(source ->> 'title', '') ~ '\S' and length(source ->> 'title') <= 300
          and source ->> 'title' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029|]')
        or not (coalesce(source ->> 'publisher', '') ~ '\S' and length(source ->> 'publisher') <= 200
          and source ->> 'publisher' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029|]')
        or coalesce(source ->> 'dated', source ->> 'read') is null
        or source ->> 'dated' !~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'
        or source ->> 'read' !~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
        or length(source ->> 'url') > 500 or source ->> 'url' !~ '^https://[^\s|]+$'
    )
  end
$$;
grant execute on function private.are_article_sources(jsonb) to authenticated, service_role;

alter table public.blog_posts
  -- Each a document with its title, publisher, date, the day it was read, and address; of a document without a date,
  -- the day it was read.
  add column sources     jsonb not null default '[]',
  add column sources_en  jsonb not null default '[]',
  add column sources_es  jsonb not null default '[]',
  -- A health professional; null while none has reviewed the article.
  add column reviewed_by text,
  add column reviewed_on date,
  add constraint blog_posts_sources_in_bounds check (private.are_article_sources(sources)),
  add constraint blog_posts_sources_en_in_bounds check (private.are_article_sources(sources_en)),
  add constraint blog_posts_sources_es_in_bounds check (private.are_article_sources(sources_es)),
  add constraint blog_posts_reviewed_by_in_bounds
    check (reviewed_by ~ '\S' and length(reviewed_by) <= 100 and reviewed_by !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint blog_posts_reviewed_on_in_bounds
    check (reviewed_on >= '1900-01-01' and reviewed_on < '2201-01-01'),
  add constraint blog_posts_review_is_whole check ((reviewed_by is null) = (reviewed_on is null));
