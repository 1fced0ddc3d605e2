-- What people did in the product, for themselves: readable by the one who did it, changed by nobody.

create table public.user_activity_logs (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null references auth.users on delete cascade,
  activity_type text not null check (activity_type in (
                  'symptom_selected', 'symptom_search', 'symptom_analysis_viewed',
                  'order_medication_clicked', 'medication_action', 'doctor_appointment_clicked',
                  'medication_intake_confirmed', 'pharmacy_favorited', 'pharmacy_unfavorited',
                  'pharmacy_clicked')),
  activity_data jsonb not null default '{}' check (pg_column_size(activity_data) <= 8192),
  page_url      text check (length(page_url) <= 2048),
  user_agent    text check (length(user_agent) <= 512),
  created_at    timestamptz not null default now()
);
create index activity_by_user on public.user_activity_logs (user_id, created_at desc);

alter table public.user_activity_logs enable row level security;

grant select on public.user_activity_logs to authenticated;
grant insert (id, user_id, activity_type, activity_data, page_url, user_agent)
  on public.user_activity_logs to authenticated;
grant all on public.user_activity_logs to service_role;

create policy "people read their own activity"
  on public.user_activity_logs for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people log their own activity"
  on public.user_activity_logs for insert to authenticated
  with check (user_id = (select auth.uid()));
