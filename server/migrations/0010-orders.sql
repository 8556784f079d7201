-- What people read out on the phone; it opens nothing.
create sequence purchase_order_number start 104001;

create table purchase_order (
  id uuid primary key,
  number text not null unique,
  store_id integer not null references store,
  customer_id uuid not null references customer,
  -- One cart gives at most one order.
  cart_id uuid unique,
  status text not null check (status in (
    'awaiting_payment', 'placed', 'packed', 'ready', 'on_its_way', 'handed_over',
    'cancelled', 'returned_in_part', 'returned'
  )),
  fulfilment text not null check (fulfilment in ('pickup', 'delivery', 'shipping')),
  -- As it was when the order was made; a pickup has none.
  address jsonb,
  slot_from timestamptz,
  slot_until timestamptz,
  gift_message text not null default '',
  -- In cents. Lines, less what sets save, and fee and tax, are what is paid, by whatever means.
  lines_total integer not null check (lines_total >= 0),
  savings integer not null check (savings >= 0),
  fee integer not null check (fee >= 0),
  tax integer not null check (tax >= 0),
  total integer not null check (total >= 0),
  paid_by_gift_card integer not null check (paid_by_gift_card >= 0),
  paid_by_store_credit integer not null check (paid_by_store_credit >= 0),
  points_redeemed integer not null check (points_redeemed >= 0),
  paid_by_points integer not null check (paid_by_points >= 0),
  paid_by_payment integer not null check (paid_by_payment >= 0),
  created_at timestamptz not null,
  check (total = lines_total - savings + fee + tax),
  check (total = paid_by_gift_card + paid_by_store_credit + paid_by_points + paid_by_payment),
  check (fulfilment = 'pickup' or address is not null),
  check (num_nonnulls(slot_from, slot_until) in (0, 2))
);
create index purchase_order_customer on purchase_order (customer_id, created_at desc, id desc);

-- Named as it was sold: a product may be renamed or leave the shelves.
create table purchase_order_line (
  order_id uuid not null references purchase_order,
  position smallint not null,
  product_id integer references product,
  wine_set_id integer references wine_set,
  name text not null,
  brand text not null,
  vintage smallint,
  size_ml integer,
  pack_count smallint not null,
  image_id text,
  quantity integer not null check (quantity > 0),
  unit_price integer not null check (unit_price >= 0),
  line_total integer not null check (line_total >= 0),
  returned integer not null default 0 check (returned between 0 and quantity),
  primary key (order_id, position),
  check (num_nonnulls(product_id, wine_set_id) = 1),
  check (line_total = unit_price * quantity)
);

-- What happened to an order, in its order.
create table purchase_order_step (
  order_id uuid not null references purchase_order,
  position smallint not null,
  status text not null,
  at timestamptz not null,
  primary key (order_id, position)
);
