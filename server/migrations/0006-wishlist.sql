create table wish (
  id uuid primary key,
  customer_id uuid not null references customer,
  product_id integer references product,
  wine_set_id integer references wine_set,
  wished_at timestamptz not null,
  check (num_nonnulls(product_id, wine_set_id) = 1),
  unique (customer_id, product_id),
  unique (customer_id, wine_set_id)
);
create index wish_customer on wish (customer_id, wished_at desc);

-- What it cost at each store when it was wished: a lower price today is a drop.
create table wish_price (
  wish_id uuid not null references wish on delete cascade,
  store_id integer not null references store,
  price integer not null,
  primary key (wish_id, store_id)
);
