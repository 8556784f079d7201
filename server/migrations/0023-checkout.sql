-- How the goods of a cart come home, as far as the customer has chosen.
alter table cart
  add column fulfilment text check (fulfilment in ('pickup', 'delivery', 'shipping')),
  add column address_id uuid references address on delete set null,
  -- As the slots are named where they are offered; nobody holds a place in it yet.
  add column slot_id text;
create index cart_address on cart (address_id) where address_id is not null;

-- Within so many store-local days after the hand-over bottles come back.
alter table store add column return_days integer not null default 30 check (return_days >= 0);

alter table store_product
  -- What orders have taken out of the shelf and not brought back.
  add column sold integer not null default 0 check (sold >= 0);

alter table purchase_order
  add column payment_method text not null default 'none' check (payment_method in ('card', 'at_pickup', 'none')),
  -- As long as it is not paid: until then its goods are kept.
  add column hold_until timestamptz,
  -- The customer's age and licence on the day of sale, by the store's calendar: what the sale was allowed by.
  add column sold_on date,
  add column born_on date,
  add column licence_until date,
  -- What the order may still give back is what it has not given back yet; in cents and in points.
  add column given_back_payment integer not null default 0 check (given_back_payment >= 0),
  add column given_back_points integer not null default 0 check (given_back_points >= 0),
  add column given_back_credit integer not null default 0 check (given_back_credit >= 0),
  add column given_back_card integer not null default 0 check (given_back_card >= 0),
  add column points_earned integer not null default 0 check (points_earned >= 0),
  -- Of the card that was redeemed: its balance is restored.
  add column gift_card_id uuid references gift_card,
  add column handed_over_at timestamptz,
  -- How identity was looked at, and with what result; never a picture.
  add column hand_over_check jsonb,
  add constraint purchase_order_gives_back_at_most_what_was_paid check (
    given_back_payment <= paid_by_payment and given_back_points <= points_redeemed
    and given_back_credit <= paid_by_store_credit and given_back_card <= paid_by_gift_card
  );
create index purchase_order_hold on purchase_order (hold_until) where hold_until is not null;

alter table purchase_order_line
  -- What all of them save, and what tax lies on all of them, in cents: a returned one takes its share along.
  add column savings integer not null default 0 check (savings >= 0),
  add column tax integer not null default 0 check (tax >= 0);

alter table purchase_order_step add column note text not null default '';

-- The bottles of an order, sets as their parts: held while it is paid, then sold, or given back.
create table stock_hold (
  order_id uuid not null references purchase_order,
  product_id integer not null references product,
  store_id integer not null references store,
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('held', 'sold', 'given_back')),
  -- Of what was sold: how many came back.
  returned integer not null default 0 check (returned between 0 and quantity),
  primary key (order_id, product_id)
);
create index stock_hold_product on stock_hold (store_id, product_id) where state <> 'given_back';
