-- Visitors read the lists of symptoms and natural products: a question about a symptom is answered on their device before
-- there is an account. The lists name no person. Where guidance is off for everybody, visitors are served none either.

grant select on public.symptoms_medications, public.health_products to anon;
grant execute on function private.has_feature(text) to anon;

create policy "visitors read the symptoms"
  on public.symptoms_medications for select to anon
  using ((select private.has_feature('symptom_guidance')));
create policy "visitors read the natural products"
  on public.health_products for select to anon
  using ((select private.has_feature('symptom_guidance')));

create trigger notify_content_change after insert or update or delete or truncate on public.symptoms_medications
  for each statement execute function private.notify_content_change();
create trigger notify_content_change after insert or update or delete or truncate on public.health_products
  for each statement execute function private.notify_content_change();
