-- Upgrade: beside the version before.

-- Whom a store orders from. What is known of one, and what it knows the store by, differs from store to store.
create table supplier (
  id uuid primary key,
  store_id integer not null references store,
  name text not null check (name <> ''),
  contact text not null,
  email text not null,
  phone text not null,
  customer_number text not null,
  note text not null,
  retired_at timestamptz,
  -- One higher with each change: whoever was slower looks again.
  version integer not null default 1
);
create unique index supplier_name on supplier (store_id, lower(name)) where retired_at is null;

create table supply_order (
  id uuid primary key,
  store_id integer not null references store,
  number integer not null,
  supplier_id uuid not null references supplier,
  state text not null check (state in ('draft', 'sent', 'partly_received', 'received', 'cancelled')),
  expected_on date,
  note text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  unique (store_id, number),
  check (state not in ('sent', 'partly_received', 'received') or sent_at is not null),
  check ((state in ('received', 'cancelled')) = (ended_at is not null))
);
create index supply_order_of on supply_order (store_id, state, made_at desc, id);
create index supply_order_supplier on supply_order (supplier_id);

create table supply_order_line (
  order_id uuid not null references supply_order,
  product_id integer not null references product,
  cases integer not null check (cases > 0),
  -- How many bottles a case has; 1 where it is ordered by the bottle.
  case_size integer not null check (case_size > 0),
  bottles integer not null generated always as (cases * case_size) stored,
  -- In cents; nobody may know it yet.
  unit_cost integer check (unit_cost >= 0),
  received integer not null default 0 check (received >= 0),
  -- Came broken and stands on no shelf.
  damaged integer not null default 0 check (damaged >= 0),
  primary key (order_id, product_id)
);
create index supply_order_line_product on supply_order_line (product_id);

alter table stock_delivery
  add column supply_order_id uuid references supply_order,
  -- Why not all of an order has come, or more, or something broken.
  add column why text check (why <> '');
create index stock_delivery_supply_order on stock_delivery (supply_order_id) where supply_order_id is not null;

create function supply_order_rings() returns trigger language plpgsql as $$
begin
  perform ring_staff(new.store_id, 'supply');
  return null;
end $$;
create trigger supply_order_rings after insert or update on supply_order
  for each row execute function supply_order_rings();
