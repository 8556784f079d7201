-- Upgrade: beside the version before.
-- What takes something off by itself: so much off, the more bottles the more, for all customers of the named stores.
create table promotion (
  id integer generated always as identity primary key,
  -- For the staff, and in words for the customers.
  name text not null check (name <> ''),
  shown_as text not null check (shown_as <> ''),
  how text not null check (how in ('percent', 'amount')),
  state text not null default 'draft' check (state in ('draft', 'on', 'paused')),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  version integer not null default 1
);

-- From so many bottles on, mixed as they are. Hundredths of a percent, or cents.
create table promotion_step (
  promotion_id integer not null references promotion on delete cascade,
  from_bottles smallint not null check (from_bottles > 0),
  value integer not null check (value > 0),
  primary key (promotion_id, from_bottles)
);

-- None: all goods. Of one kind any may be it, of several kinds one of each must be; what is taken out never is.
create table promotion_goods (
  promotion_id integer not null references promotion on delete cascade,
  kind text not null check (kind in ('department', 'category', 'brand', 'product')),
  ref integer not null,
  takes_out boolean not null default false,
  primary key (promotion_id, kind, ref)
);

-- Always named, because the law of discounts is that of the store's state.
create table promotion_store (
  promotion_id integer not null references promotion on delete cascade,
  store_id integer not null references store,
  primary key (promotion_id, store_id)
);
create index promotion_store_store on promotion_store (store_id);

-- What an order had of them, as it was then: promotions change, orders do not.
create table purchase_order_promotion (
  order_id uuid not null references purchase_order,
  position smallint not null,
  promotion_id integer not null references promotion,
  -- The line's position when it was ordered.
  line smallint not null,
  words text not null,
  -- In cents, for all pieces of the line together.
  amount integer not null check (amount > 0),
  primary key (order_id, position)
);
create index purchase_order_promotion_promotion on purchase_order_promotion (promotion_id);

create trigger promotion_changed after insert or update or delete or truncate on promotion
  for each statement execute function trading_terms_changed();
create trigger promotion_step_changed after insert or update or delete or truncate on promotion_step
  for each statement execute function trading_terms_changed();
create trigger promotion_goods_changed after insert or update or delete or truncate on promotion_goods
  for each statement execute function trading_terms_changed();
create trigger promotion_store_changed after insert or update or delete or truncate on promotion_store
  for each statement execute function trading_terms_changed();
