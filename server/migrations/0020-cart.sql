-- What a customer is about to buy at a store.
create table cart (
  id uuid primary key,
  customer_id uuid not null references customer,
  store_id integer not null references store,
  status text not null default 'open' check (status in ('open', 'ordered')),
  -- What was asked for, in points and in cents. What is taken is never more than is due or than there is.
  redeem_loyalty_point integer not null default 0 check (redeem_loyalty_point >= 0),
  redeem_store_credit integer not null default 0 check (redeem_store_credit >= 0),
  gift_card_id uuid references gift_card,
  -- The card's code with all but its last signs covered.
  gift_card_shown text,
  -- What could be spent of it then, in cents: less than that is said.
  gift_card_balance integer,
  gift_message text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(gift_card_id, gift_card_shown, gift_card_balance) in (0, 3))
);
create unique index cart_open on cart (customer_id, store_id) where status = 'open';
create index cart_gift_card on cart (gift_card_id) where gift_card_id is not null;

create table cart_line (
  id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  product_id integer references product,
  wine_set_id integer references wine_set,
  quantity integer not null constraint cart_line_quantity check (quantity between 1 and 120),
  -- What it cost when the customer last saw its price, in cents.
  seen_price integer not null,
  added_at timestamptz not null,
  check (num_nonnulls(product_id, wine_set_id) = 1),
  unique (cart_id, product_id),
  unique (cart_id, wine_set_id)
);
