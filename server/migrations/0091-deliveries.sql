-- What a scanner reads from a bottle or from its case, and how many bottles that is.
create table product_barcode (
  code text primary key,
  product_id integer not null references product,
  bottles integer not null check (bottles > 0)
);
create index product_barcode_product on product_barcode (product_id);

create table stock_delivery (
  id uuid primary key,
  store_id integer not null references store,
  -- What is written on its paper; may be empty.
  note text not null,
  person_id uuid not null,
  received_at timestamptz not null
);

alter table stock_movement
  add column delivery_id uuid references stock_delivery,
  drop constraint stock_movement_cause,
  add constraint stock_movement_cause check (
    num_nonnulls(order_id, delivery_id, why) = 1 and (kind in ('sold', 'came_back')) = (order_id is not null)
    and (delivery_id is null or kind = 'received')
  );
create index stock_movement_delivery on stock_movement (delivery_id) where delivery_id is not null;
