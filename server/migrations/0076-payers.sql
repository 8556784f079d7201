-- Whoever pays is known to the provider by a name of its own, under which it keeps the cards that they let it save.
-- Both are forgotten when the account is closed, there and here.
alter table payment
  add column customer_id uuid references customer,
  add column payer_ref text;
create index payment_customer on payment (customer_id, created_at desc) where customer_id is not null;
