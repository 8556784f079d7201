-- The least by which a cart of bottles can be bought by card on the shop's own tables: one call that places the order, one that
-- notes that it is paid, each its own transaction. What the shop judges (age, rules of sale, limits, tax) is left out: it is
-- what no shop could be faster than. The schema is made in the benchmark's own database.
create schema two_calls;

create function two_calls.place(
  buyer uuid, ordered uuid, key text, new_order uuid, new_payment uuid, posted uuid, event uuid, slot_from timestamptz
) returns void language plpgsql as $$
declare
  basket cart;
  goods integer;
begin
  insert into idempotency_key (customer_id, key, request_hash, answer, created_at)
    values (buyer, place.key, 'bench', jsonb_build_object('orderId', new_order, 'paymentId', new_payment), now());
  perform from customer where id = buyer for no key update;
  update cart set status = 'ordered', updated_at = now() where id = ordered and customer_id = buyer and status = 'open'
    returning * into strict basket;
  select sum(quantity * price) into goods from cart_line join store_product using (product_id)
    where cart_id = ordered and store_id = basket.store_id;
  insert into purchase_order (
    id, number, store_id, customer_id, cart_id, status, fulfilment, slot_from, slot_until, lines_total, savings, fee, tax, total,
    paid_by_gift_card, paid_by_store_credit, points_redeemed, paid_by_points, paid_by_payment, payment_method, hold_until,
    created_at
  ) values (
    new_order, 'BARE-' || nextval('purchase_order_number'), basket.store_id, buyer, ordered, 'awaiting_payment', 'pickup',
    place.slot_from, place.slot_from + interval '1 hour', goods, 0, 0, 0, goods, 0, 0, 0, 0, goods, 'card',
    now() + interval '10 minutes', now()
  );
  insert into purchase_order_line (
    order_id, position, product_id, name, brand, vintage, size_ml, pack_count, image_id, quantity, unit_price, line_total
  )
    select new_order, row_number() over (order by line.added_at, line.id) - 1, product.id, product.name, brand.name,
      product.vintage, product.size_ml, product.pack_count, product.images[1], line.quantity, shelf.price,
      shelf.price * line.quantity
    from cart_line line
      join store_product shelf on shelf.product_id = line.product_id and shelf.store_id = basket.store_id
      join product on product.id = line.product_id join brand on brand.id = product.brand_id
    where line.cart_id = ordered;
  insert into purchase_order_step (order_id, position, status, at) values (new_order, 0, 'awaiting_payment', now());
  with shelf as materialized (
    select product_id, quantity from store_product join cart_line using (product_id)
    where cart_id = ordered and store_id = basket.store_id order by product_id for update of store_product
  ), kept as (
    update store_product set held = held + quantity from shelf
    where store_id = basket.store_id and store_product.product_id = shelf.product_id and on_hand - held >= quantity
    returning store_product.product_id, quantity
  )
  insert into stock_hold (order_id, product_id, store_id, quantity, state)
    select new_order, product_id, basket.store_id, quantity, 'held' from kept;
  insert into slot_booking (holder_id, store_id, mode, slot_from, booked_at)
    values (new_order, basket.store_id, 'pickup', place.slot_from, now());
  insert into ledger_transaction (id, store_id, reason, about, lines, at)
    values (posted, basket.store_id, 'order_placed', new_order, 2, now());
  insert into ledger_entry (transaction_id, line, account_id, amount)
    select posted, line, id, amount from ledger_account
      join (values (1, 'payment_due', -goods), (2, 'sales', goods)) as entry (line, kind, amount) using (kind)
    where store_id = basket.store_id and owner_id is null;
  insert into payment (
    id, store_id, order_id, provider, status, amount, captures_at_once, customer_id, return_url, created_at, expires_at, look_at
  ) values (
    new_payment, basket.store_id, new_order, 'demo', 'created', goods, false, buyer, '/order-details', now(),
    now() + interval '30 minutes', now() + interval '2 minutes'
  );
  insert into payment_event (id, payment_id, kind, key, asked_at)
    values (event, new_payment, 'authorise', new_payment || ':authorise', now());
end $$;

create function two_calls.note(paid uuid, letter uuid, words jsonb) returns void language plpgsql as $$
declare
  due payment;
begin
  select * into strict due from payment where id = paid for update;
  update payment_event set answered_at = now(), outcome = 'authorised' where key = paid || ':authorise' and answered_at is null;
  update payment set status = 'authorised', provider_ref = id, authorised_at = now(), look_at = now() + interval '7 days'
    where id = paid;
  perform from purchase_order where id = due.order_id for update;
  update purchase_order set status = 'placed', hold_until = null where id = due.order_id;
  insert into purchase_order_step (order_id, position, status, at) values (due.order_id, 1, 'placed', now());
  with shelf as materialized (
    select product_id from store_product join stock_hold using (store_id, product_id)
    where order_id = due.order_id and state = 'held' order by product_id for update of store_product
  ), moved as (
    update stock_hold set state = 'sold' from shelf
    where order_id = due.order_id and state = 'held' and stock_hold.product_id = shelf.product_id
    returning stock_hold.product_id, store_id, quantity
  )
  insert into stock_movement (store_id, product_id, kind, quantity, order_id, at)
    select store_id, product_id, 'sold', -quantity, due.order_id, now() from moved;
  insert into job (id, kind, payload, run_at) values (letter, 'send-letter', words, now());
  insert into order_letter (id, order_id, kind, subject, to_address, at)
    select letter, due.order_id, 'placed', words ->> 'subject', email, now() from customer where id = due.customer_id;
end $$;
