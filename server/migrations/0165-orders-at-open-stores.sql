-- Upgrade: beside the version before.
-- A store that closes waits for the orders that are being written, and whoever comes after it gets none: the lock on the
-- store is the one that the order's foreign key takes anyway.
create function order_at_open_store() returns trigger language plpgsql as $$
begin
  perform from store where id = new.store_id and standing = 'open' for key share;
  if not found then
    raise exception 'Store % takes no orders.', new.store_id
      using errcode = 'check_violation', constraint = 'purchase_order_at_open_store';
  end if;
  return new;
end $$;
create trigger purchase_order_at_open_store before insert on purchase_order
  for each row execute function order_at_open_store();
