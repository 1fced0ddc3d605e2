-- Several boxes in one request: what one of them is refused for keeps none of the others out.

/*
 * Adds boxes to a profile, in the order of the list, as its caller. Each is added whole or not at all. A box that is there
 * already, because the answer to the first request was lost, is written again as it stands in the list. Returns each box
 * with the SQLSTATE that it was refused with, or null.
 */
create function public.add_boxes(profile_id uuid, boxes jsonb) returns table (id uuid, refused_with text)
  language plpgsql
  set search_path = ''
as $$
declare
  box   jsonb;
  facts public.medications;
  most  constant integer := 200;
begin
  if jsonb_typeof(boxes) is distinct from 'array' or jsonb_array_length(boxes) > most then
    raise sqlstate 'PT413' using message = format('A request adds at most %s boxes.', most);
  end if;
  for box in select value from jsonb_array_elements(boxes) loop
    add_boxes.id := null;
    add_boxes.refused_with := null;
    begin
      add_boxes.id := (box ->> 'id')::uuid;
      facts := jsonb_populate_record(null::public.medications, box);
      insert into public.medications as known (id, user_id, profile_id, reference_id, name, dosage, form,
          total_quantity, current_quantity, expiry_date, opened_on, in_use_days, is_common, location,
          official_number, lot, posology, notes, gtin)
        values (add_boxes.id, auth.uid(), nullif(add_boxes.profile_id, auth.uid()), facts.reference_id, facts.name,
          facts.dosage, facts.form, facts.total_quantity, facts.current_quantity, facts.expiry_date, facts.opened_on,
          facts.in_use_days, coalesce(facts.is_common, false), facts.location, facts.official_number, facts.lot,
          facts.posology, facts.notes, facts.gtin)
        on conflict on constraint medications_pkey do update set
          reference_id = excluded.reference_id,
          name = excluded.name,
          dosage = excluded.dosage,
          form = excluded.form,
          total_quantity = excluded.total_quantity,
          current_quantity = excluded.current_quantity,
          expiry_date = excluded.expiry_date,
          opened_on = excluded.opened_on,
          in_use_days = excluded.in_use_days,
          is_common = excluded.is_common,
          location = excluded.location,
          official_number = excluded.official_number,
          lot = excluded.lot,
          posology = excluded.posology,
          notes = excluded.notes;
    exception
      when data_exception or integrity_constraint_violation or insufficient_privilege
        or sqlstate 'PT403' or sqlstate 'PT409' or sqlstate 'PT413' then
        add_boxes.refused_with := sqlstate;
    end;
    return next;
  end loop;
end
$$;
grant execute on function public.add_boxes(uuid, jsonb) to authenticated;
