-- Upgrade: beside the version before.
-- How an order was paid when it was picked up. An order has one such payment at most.
create table counter_payment (
  order_id uuid primary key references purchase_order,
  method text not null check (method in ('cash', 'terminal')),
  -- In cents.
  amount integer not null check (amount > 0),
  -- What the customer gave in cash; the rest was their change.
  received integer check (received >= amount),
  reference text not null default '' check (char_length(reference) <= 30),
  -- Nobody where a command said it.
  person_id uuid references staff_person,
  at timestamptz not null,
  check ((method = 'terminal') = (reference <> '')),
  check ((method = 'cash') = (received is not null))
);

-- Who took what was brought to a door, as they gave their name.
alter table purchase_order add column received_by text not null default '' check (char_length(received_by) <= 100);
