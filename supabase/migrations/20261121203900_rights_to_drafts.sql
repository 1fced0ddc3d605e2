-- Drafts were left out where 20261121195100 took back what older projects of hosted Supabase give away by themselves.

revoke all on public.article_drafts from anon;
revoke truncate, references, trigger on public.article_drafts from authenticated;
