-- Preferences are written in one go, and those about letters were left out when the rights were given anew.

grant insert (reminder_mails, escalation_mails) on public.user_preferences to authenticated;
