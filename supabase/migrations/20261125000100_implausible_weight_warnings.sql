-- The form asks about a weight that nobody of that age has, and what was confirmed is kept with the dose.
alter table public.medication_intake_logs
  drop constraint medication_intake_logs_confirmed_warnings_in_bounds,
  add constraint medication_intake_logs_confirmed_warnings_in_bounds
    check (cardinality(confirmed_warnings) <= 12 and confirmed_warnings <@ array[
      'quantity', 'for-weight', 'implausible-weight', 'milligrams', 'outside-weight', 'outside-age',
      'above-single-dose', 'before-interval', 'above-daily-doses', 'above-daily-milligrams', 'other-nsaid',
      'duplicate']);
