-- A price that a store asks for a while. It is put into the shelf's row when it begins and taken back when it ends, so that whoever
-- reads a price reads one place. A plan that is over stays: it is the history.
create table price_plan (
  id uuid primary key,
  store_id integer not null,
  product_id integer not null,
  price integer not null check (price > 0),
  compare_at integer check (compare_at > price),
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- What the plan found there, and gives back.
  price_before integer,
  compare_at_before integer,
  begun_at timestamptz,
  ended_at timestamptz,
  foreign key (product_id, store_id) references store_product,
  check (from_at < until_at),
  check ((begun_at is null) = (price_before is null)),
  -- Ranges of one number stand for the numbers: these the database compares without an extension.
  constraint price_plans_do_not_overlap exclude using gist (
    int4range(store_id, store_id, '[]') with &&,
    int4range(product_id, product_id, '[]') with &&,
    tstzrange(from_at, until_at) with &&
  ) where (ended_at is null)
);
create index price_plan_of_store on price_plan (store_id, from_at desc, id);
create index price_plan_open on price_plan (until_at) where ended_at is null;
