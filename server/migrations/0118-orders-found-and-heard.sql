-- Upgrade: beside the version before.
-- Two indexes had the same digits of an order's number. One has them now, by their beginnings too, whatever the language.
create index purchase_order_digits_beginning on purchase_order (split_part(number, '-', 2) text_pattern_ops);
drop index purchase_order_digits;
drop index purchase_order_short_number;

-- A step may be the one with which an order becomes the store's to serve: that has a ring of its own.
create or replace function order_step_rings() returns trigger language plpgsql as $$
declare
  store integer := (select store_id from purchase_order where id = new.order_id);
begin
  perform ring_staff(store, 'orders');
  if new.status = 'placed' then
    perform ring_staff(store, 'new_order');
  end if;
  return null;
end $$;
