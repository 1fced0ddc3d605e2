-- Hosted Supabase grants everything new in schema public to anon and authenticated before a migration says a word. A
-- right to one column is worth nothing there: whoever may edit a shared profile could have made it their own. What is
-- new is nobody's from here on, and of what there is people keep the rights that the migrations named.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

do $$
declare
  -- Rights to a whole table; those to columns are kept as they are, since no default gives one.
  named constant jsonb := '{
    "select": {
      "anon": ["blog_posts", "faq_items", "homepage_content", "press_mentions", "site_images", "site_metadata",
        "testimonials"],
      "authenticated": ["alert_dismissals", "blog_posts", "contact_messages", "custom_alerts", "escalations",
        "faq_items", "feature_flags", "feature_flags_history", "health_products", "homepage_content",
        "medication_intake_logs", "medication_references", "medication_reminders", "medications",
        "online_pharmacies", "planned_doses", "press_mentions", "profile_access_log", "profile_details",
        "profile_shares", "profiles", "reminder_deliveries", "site_images", "site_metadata", "symptom_searches",
        "symptoms_medications", "testimonials", "user_activity_logs", "user_pharmacy_preferences",
        "user_preferences", "user_roles"]
    },
    "insert": {
      "authenticated": ["blog_posts", "faq_items", "feature_flags", "health_products", "homepage_content",
        "online_pharmacies", "press_mentions", "profile_details", "site_images", "site_metadata",
        "symptoms_medications", "testimonials", "user_pharmacy_preferences"]
    },
    "update": {
      "authenticated": ["blog_posts", "faq_items", "health_products", "homepage_content", "online_pharmacies",
        "press_mentions", "site_images", "site_metadata", "symptoms_medications", "testimonials",
        "user_pharmacy_preferences"]
    },
    "delete": {
      "authenticated": ["alert_dismissals", "blog_posts", "contact_messages", "custom_alerts", "escalations",
        "faq_items", "feature_flags", "health_products", "homepage_content", "medication_intake_logs",
        "medication_reminders", "medications", "online_pharmacies", "press_mentions", "profiles",
        "push_subscriptions", "site_images", "site_metadata", "symptoms_medications", "testimonials",
        "user_pharmacy_preferences", "user_preferences"]
    }
  }';
  ours    constant text[] := array(
    select distinct jsonb_array_elements_text(tables)
    from jsonb_each(named) rights (right_, roles), jsonb_each(roles) holders (role_, tables));
  columns constant jsonb := coalesce((
    select jsonb_agg(jsonb_build_object('table', c.relname, 'column', a.attname,
      'right', acl.privilege_type, 'role', acl.grantee::regrole))
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    cross join lateral aclexplode(a.attacl) acl
    where c.relnamespace = 'public'::regnamespace and c.relname = any (ours)
      and acl.grantee in ('anon'::regrole, 'authenticated'::regrole)), '[]');
  given record;
begin
  for given in select unnest(ours) as name loop
    execute format('revoke all on public.%I from anon, authenticated', given.name);
  end loop;
  for given in
    select right_, role_, jsonb_array_elements_text(tables) as name
    from jsonb_each(named) rights (right_, roles), jsonb_each(roles) holders (role_, tables)
  loop
    execute format('grant %s on public.%I to %I', given.right_, given.name, given.role_);
  end loop;
  for given in select * from jsonb_to_recordset(columns) as c ("table" text, "column" text, "right" text, role text) loop
    execute format('grant %s (%I) on public.%I to %I', given."right", given."column", given."table", given.role);
  end loop;
end
$$;

revoke all on all sequences in schema public from anon, authenticated;

-- Every function of schema public is for people who are signed in; one is for whoever holds the link of a mail.
revoke execute on all functions in schema public from anon;
grant execute on function public.find_invitation(text) to anon;
