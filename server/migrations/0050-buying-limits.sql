-- What an order may take, as the store wants it; money in cents.
alter table store
  add column most_unpaid_orders integer not null default 2 check (most_unpaid_orders > 0),
  add column most_unpaid_total integer not null default 150000 check (most_unpaid_total > 0),
  add column most_pieces integer not null default 24 check (most_pieces > 0),
  add column most_card_tries integer not null default 8 check (most_card_tries > 0),
  add column most_card_minutes integer not null default 40 check (most_card_minutes > 0),
  add column most_gift_cards_a_day integer not null default 20 check (most_gift_cards_a_day > 0),
  add column most_gift_money_a_day integer not null default 200000 check (most_gift_money_a_day > 0);

-- When an order that was to be paid at the counter was given up, because nobody had come.
alter table purchase_order add column given_up_at timestamptz;
create index purchase_order_given_up on purchase_order (customer_id, given_up_at) where given_up_at is not null;
create index purchase_order_at_counter on purchase_order (slot_until)
  where payment_method = 'at_pickup' and status in ('placed', 'packed', 'ready');
