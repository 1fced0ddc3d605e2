-- Deleting a person filled the boxes that stay, the common ones and those of others, with the doses that the person took.

/* As before. A dose that goes with its person was taken all the same: nothing comes back. */
create or replace function private.add_back_to_stock() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform 1 from public.medications box
    join (select distinct medication_id as id from old_rows) as restored using (id)
    order by box.id for no key update of box;
  update public.medications box
    set current_quantity = box.current_quantity + restored.quantity
    from (
      select gone.medication_id, sum(gone.quantity_deducted) as quantity
      from old_rows gone
      where exists (select from public.profiles p where p.id = gone.profile_id)
      group by gone.medication_id) as restored
    where box.id = restored.medication_id;
  return null;
end
$$;
