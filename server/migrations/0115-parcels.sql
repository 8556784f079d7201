-- Upgrade: beside the version before.
-- The boxes in which an order was shipped, as the carriers number them.
create table purchase_order_parcel (
  order_id uuid not null references purchase_order,
  position integer not null,
  carrier text not null,
  tracking_number text not null check (tracking_number ~ '^[A-Z0-9-]{6,40}$'),
  primary key (order_id, position),
  unique (order_id, tracking_number)
);
create trigger parcel_rings after insert or delete on purchase_order_parcel
  for each row execute function order_part_rings();
