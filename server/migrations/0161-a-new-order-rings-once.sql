-- Upgrade: beside the version before.
-- A note on an order is a step that keeps its status: what was missing from one that is still to be picked
-- rang as if another had come. An order is new when it is the store's to serve for the first time.
create or replace function order_step_rings() returns trigger language plpgsql as $$
declare
  store integer := (select store_id from purchase_order where id = new.order_id);
begin
  perform ring_staff(store, 'orders');
  if new.status = 'placed' and not exists (
    select from purchase_order_step
    where order_id = new.order_id and status = 'placed' and position < new.position
  ) then
    perform ring_staff(store, 'new_order');
  end if;
  return null;
end $$;
