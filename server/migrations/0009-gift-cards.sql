-- A gift card or a birthday card. What is left on it is the balance of its account in the ledger.
create table gift_card (
  id uuid primary key,
  store_id integer not null references store,
  -- The code as only the shop's key opens it, and as a keyed hash to find it by.
  sealed_code bytea not null,
  code_hash bytea not null unique,
  -- In cents.
  amount integer not null check (amount > 0),
  -- A card that was given away may expire, one that was paid for hardly ever.
  promotional boolean not null default false,
  design_id integer,
  buyer_id uuid references customer,
  -- Who has claimed it; until then it is in its buyer's list.
  owner_id uuid references customer,
  holder_id uuid generated always as (coalesce(owner_id, buyer_id)) stored,
  recipient_name text not null,
  recipient_email text,
  greeting text not null default '',
  message text not null default '',
  bought_at timestamptz not null,
  -- Days on the calendar of the store.
  delivery_date date not null,
  -- The first day on which it is no longer good; null is never.
  expires_on date,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  check (expires_on > delivery_date),
  check (num_nonnulls(delivered_at, cancelled_at) < 2)
);
create index gift_card_holder on gift_card (holder_id, delivery_date desc, id desc);
-- What is still to be mailed.
create index gift_card_due on gift_card (delivery_date) where delivered_at is null and cancelled_at is null;
