-- What a gift card or a birthday card looks like; the shop draws them.
create table gift_card_design (
  id integer primary key,
  kind text not null check (kind in ('gift-card', 'birthday-card')),
  name text not null,
  -- What is to be seen on it, for who does not see it.
  description text not null,
  image_id text not null,
  -- Its place on the shelf.
  position integer not null,
  unique (kind, position)
);
alter table gift_card
  add foreign key (design_id) references gift_card_design,
  -- Its value was struck off at the midnight of its last day.
  add column expired_at timestamptz;
create index gift_card_expiry on gift_card (store_id, expires_on)
  where expires_on is not null and expired_at is null and cancelled_at is null;

-- What people read out on the phone; it opens nothing.
create sequence gift_purchase_number start 52001;

-- A gift cart, and when it has been paid the purchase of the card that bears its id: one cart gives at most one card.
create table gift_purchase (
  id uuid primary key,
  number text not null unique,
  customer_id uuid not null references customer,
  store_id integer not null references store,
  design_id integer not null references gift_card_design,
  -- In cents.
  amount integer not null check (amount between 1000 and 50000),
  -- The buyer keeps it.
  for_me boolean not null,
  recipient_name text not null,
  recipient_email text not null,
  greeting text not null,
  message text not null,
  -- A day on the calendar of the store.
  delivery_date date not null,
  status text not null check (status in ('open', 'awaiting_payment', 'paid', 'cancelled')),
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((status in ('paid', 'cancelled')) = (paid_at is not null))
);
create index gift_purchase_customer on gift_purchase (customer_id);
create index gift_purchase_left on gift_purchase (created_at) where status = 'open';

-- Points that nobody has used for so many days are forfeited; null is never.
alter table store add column points_expire_after_days integer check (points_expire_after_days > 0);
