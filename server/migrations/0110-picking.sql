-- Upgrade: beside the version before.
-- What of an order is in its bag already: of each line, a set's bottles one by one.
create table purchase_order_pick (
  order_id uuid not null,
  position smallint not null,
  product_id integer not null references product,
  picked integer not null check (picked >= 0),
  -- Whoever ticked last.
  person_id uuid not null references staff_person,
  at timestamptz not null,
  primary key (order_id, position, product_id),
  foreign key (order_id, position) references purchase_order_line on delete cascade
);
create trigger order_pick_rings after insert or update or delete on purchase_order_pick
  for each row execute function order_part_rings();

-- Where it stands in the store, as the staff call it: "B 3", "Cold room 2".
alter table store_product add column shelf_place text not null default '' check (char_length(shelf_place) <= 20);
