-- A period may be open on one side. Of a side that is not there, "null and false" made a refusal.

alter table public.feature_flags drop constraint targeting_of_its_type;
alter table public.feature_flags add constraint targeting_of_its_type check (case targeting_type
  when 'percentage' then coalesce(
    jsonb_typeof(targeting_config -> 'percentage') = 'number'
      and (targeting_config ->> 'percentage')::numeric between 0 and 100, false)
  when 'role' then coalesce(jsonb_typeof(targeting_config -> 'roles') = 'array', false)
  when 'user_specific' then coalesce(jsonb_typeof(targeting_config -> 'user_ids') = 'array', false)
  when 'date_range' then
    case when targeting_config ->> 'start_date' is null then true
      else targeting_config ->> 'start_date' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$'
        and (targeting_config ->> 'start_date')::timestamptz is not null end
    and case when targeting_config ->> 'end_date' is null then true
      else targeting_config ->> 'end_date' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$'
        and (targeting_config ->> 'end_date')::timestamptz is not null end
  else true
end);
