-- What came back of an order, each time it did: what a statement of the ledger is about.
create table purchase_order_return (
  id uuid primary key,
  order_id uuid not null references purchase_order,
  at timestamptz not null,
  -- Position and quantity of each line of which something came back.
  lines jsonb not null,
  -- What went back, by the way it was paid; in cents and in points.
  payment integer not null check (payment >= 0),
  points integer not null check (points >= 0),
  store_credit integer not null check (store_credit >= 0),
  gift_card integer not null check (gift_card >= 0),
  -- Of the points that the order had earned: those that go with what came back, and those of them that were spent.
  earned_points integer not null check (earned_points >= 0),
  points_spent integer not null check (points_spent between 0 and earned_points),
  -- By how many cents the spent ones lessened the payment's refund.
  withheld integer not null check (withheld >= 0)
);
create index purchase_order_return_order on purchase_order_return (order_id, at);
