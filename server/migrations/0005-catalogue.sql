create table department (
  id integer primary key,
  name text not null,
  slug text not null unique
);

create table category (
  id integer primary key,
  department_id integer not null references department,
  name text not null,
  slug text not null unique
);

-- The menus' third level: a wine's grapes, a spirit's type, a beer's style, a sake's grade.
create table varietal (
  id integer primary key,
  name text not null,
  slug text not null unique
);

create table brand (
  id integer primary key,
  name text not null,
  slug text not null unique
);

create table product (
  id integer primary key,
  brand_id integer not null references brand,
  category_id integer not null references category,
  -- Without the brand and without the vintage.
  name text not null,
  slug text not null,
  country text not null,
  region text not null,
  appellation text,
  -- Null is NV, or nothing that has a vintage.
  vintage smallint,
  abv double precision,
  size_ml integer,
  pack_count smallint not null check (pack_count > 0),
  closure text,
  description text not null,
  nose text,
  palate text,
  finish text,
  pairings text[] not null,
  body smallint check (body between 1 and 5),
  sweetness smallint check (sweetness between 1 and 5),
  acidity smallint check (acidity between 1 and 5),
  tannin smallint check (tannin between 1 and 5),
  spirit jsonb,
  beer jsonb,
  sake jsonb,
  sustainability text[] not null,
  -- Critics' points, each with its named source.
  scores jsonb not null,
  allocation text not null check (allocation in ('none', 'limit', 'lottery')),
  limit_per_customer integer check (limit_per_customer > 0),
  -- The first is the one that a card shows.
  images text[] not null,
  featured boolean not null,
  added_at timestamptz not null,
  -- Of the published reviews; kept by the trigger on them.
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  check ((allocation = 'limit') = (limit_per_customer is not null)),
  check (num_nonnulls(body, sweetness, acidity, tannin) in (0, 4)),
  check (num_nonnulls(nose, palate, finish) in (0, 3))
);
create index product_brand on product (brand_id);
create index product_category on product (category_id);

create table product_varietal (
  product_id integer not null references product,
  varietal_id integer not null references varietal,
  percent smallint not null check (percent between 1 and 100),
  primary key (product_id, varietal_id)
);

-- What one store asks and has; a store without a row does not carry the product. In cents.
create table store_product (
  store_id integer not null references store,
  product_id integer not null references product,
  price integer not null check (price > 0),
  -- What it cost before it was reduced.
  compare_at integer check (compare_at > price),
  on_hand integer not null,
  -- On hand, but promised to somebody who is paying.
  held integer not null default 0,
  primary key (product_id, store_id),
  check (held >= 0 and on_hand >= held)
);

create table wine_set (
  id integer primary key,
  name text not null,
  slug text not null,
  description text not null,
  image_id text not null,
  featured boolean not null
);

create table wine_set_part (
  wine_set_id integer not null references wine_set,
  product_id integer not null references product,
  quantity smallint not null check (quantity > 0),
  position smallint not null,
  primary key (wine_set_id, product_id)
);
create index wine_set_part_product on wine_set_part (product_id);

create table store_wine_set (
  store_id integer not null references store,
  wine_set_id integer not null references wine_set,
  price integer not null check (price > 0),
  primary key (store_id, wine_set_id)
);

-- Who has been handed a product: these may review it.
create table bought_product (
  customer_id uuid not null references customer,
  product_id integer not null references product,
  bought_at timestamptz not null,
  primary key (customer_id, product_id)
);

-- A closed account's reviews stay, under the first name that they were written with.
create table review (
  id uuid primary key,
  product_id integer not null references product,
  customer_id uuid references customer,
  first_name text not null,
  rating smallint not null check (rating between 1 and 5),
  text text not null,
  published boolean not null,
  written_at timestamptz not null,
  unique (product_id, customer_id)
);
create index review_of_product on review (product_id, written_at desc, id) where published;

create table stock_alert (
  customer_id uuid not null references customer,
  store_id integer not null references store,
  product_id integer not null references product,
  asked_at timestamptz not null,
  primary key (store_id, product_id, customer_id)
);
create index stock_alert_customer on stock_alert (customer_id);

-- What every process has to look at again. Null stands for everything: a name in a menu, many products at once.
create table catalogue_change (
  id bigint generated always as identity primary key,
  -- An id is taken before its row is committed: a reader that went by ids alone would pass over a slow transaction.
  xid xid8 not null default pg_current_xact_id(),
  product_id integer,
  at timestamptz not null default now()
);
create index catalogue_change_xid on catalogue_change (xid);

create function note_catalogue_change(changed integer) returns void language sql as $$
  insert into catalogue_change (product_id) values (changed);
  select pg_notify('catalogue_change', '');
$$;

create function product_changed() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(coalesce(new.id, old.id));
  return null;
end $$;
create trigger product_changed after insert or update or delete on product
  for each row execute function product_changed();

create function product_part_changed() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger product_varietal_changed after insert or update or delete on product_varietal
  for each row execute function product_part_changed();
create trigger store_product_listed after insert or delete on store_product
  for each row execute function product_part_changed();

-- A card tells 1 to 5 that are left from none and from enough. A set of several bottles each notices more.
create function shown_stock(available integer) returns integer language sql immutable as $$
  select least(greatest(available, 0), 6)
$$;
create function store_product_changed() returns trigger language plpgsql as $$
begin
  if old.price <> new.price
    or old.compare_at is distinct from new.compare_at
    or shown_stock(old.on_hand - old.held) <> shown_stock(new.on_hand - new.held)
    or exists (select from wine_set_part where product_id = new.product_id)
  then
    perform note_catalogue_change(new.product_id);
  end if;
  return null;
end $$;
create trigger store_product_changed after update on store_product
  for each row when (old is distinct from new) execute function store_product_changed();

create function whole_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(null);
  return null;
end $$;

-- No product has the number 0: what is shown has changed, and no product.
create function wine_set_changed() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(0);
  return null;
end $$;
create trigger wine_set_changed after insert or update or delete on wine_set
  for each statement execute function wine_set_changed();
create trigger wine_set_part_changed after insert or update or delete on wine_set_part
  for each statement execute function wine_set_changed();
create trigger store_wine_set_changed after insert or update or delete on store_wine_set
  for each statement execute function wine_set_changed();
create trigger department_changed after insert or update or delete on department
  for each statement execute function whole_catalogue_changed();
create trigger category_changed after insert or update or delete on category
  for each statement execute function whole_catalogue_changed();
create trigger varietal_changed after insert or update or delete on varietal
  for each statement execute function whole_catalogue_changed();
create trigger brand_changed after insert or update or delete on brand
  for each statement execute function whole_catalogue_changed();

create function review_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.published then
    update product set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1
      where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.published then
    update product set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
      where id = new.product_id;
  end if;
  return null;
end $$;
create trigger review_changed after insert or update or delete on review
  for each row execute function review_changed();
