/*
 * A box that becomes another medicine says nothing of what was given from it before. Its former doses follow the new
 * link only where they were recorded under the name and dosage that the box has now (the link was wrong), or where
 * nothing was known of them (the box had no link).
 */
create or replace function private.record_substances_of_linked_boxes() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  linked constant uuid[] := array(
    select changed.id
    from new_rows changed join old_rows before using (id)
    where changed.reference_id is not null and changed.reference_id is distinct from before.reference_id);
begin
  if cardinality(linked) > 0 then
    perform private.record_intake_substances(array(
      select i.id
      from public.medication_intake_logs i
      join new_rows box on box.id = i.medication_id
      where i.medication_id = any (linked)
        and ((i.medication_name, i.medication_dosage) = (box.name, box.dosage)
          or not exists (select from public.intake_substances s where s.intake_id = i.id))));
  end if;
  return null;
end
$$;
