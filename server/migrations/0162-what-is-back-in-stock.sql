-- Upgrade: beside the version before.
-- The letter that something is back ends the wait for it. For some days the home shows it too.
create table back_in_stock (
  customer_id uuid not null references customer,
  store_id integer not null references store,
  product_id integer not null references product,
  told_at timestamptz not null,
  primary key (customer_id, store_id, product_id)
);
create index back_in_stock_told on back_in_stock (told_at);
