-- A consent to news ends as other letters do: by the link of one, without signing in.

create or replace function private.end_mails(account uuid, kind text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.user_preferences p set
    reminder_mails   = p.reminder_mails and kind <> 'reminders',
    escalation_mails = p.escalation_mails and kind <> 'escalations',
    weekly_report    = p.weekly_report and kind <> 'weekly',
    marketing_emails = p.marketing_emails and kind <> 'marketing'
    where p.user_id = account;
  return found;
end
$$;
