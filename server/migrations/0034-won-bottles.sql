-- A bottle that was won lies in its winner's cart at the lottery's price (`seen_price`), apart from what is bought as usual.
alter table cart_line
  add column ticket_id uuid references lottery_ticket,
  add column lottery_id integer references lottery,
  -- As on the ticket, where it stays what it is.
  add column claim_until timestamptz,
  drop constraint cart_line_cart_id_product_id_key,
  add constraint cart_line_won check (
    num_nonnulls(ticket_id, lottery_id, claim_until) = 0
    or (num_nonnulls(ticket_id, lottery_id, claim_until, product_id) = 4 and quantity = 1)
  );
-- The same bottle may stand beside those that were won.
create unique index cart_line_product on cart_line (cart_id, product_id) where ticket_id is null;
create unique index cart_line_ticket on cart_line (ticket_id) where ticket_id is not null;

create function cart_line_is_the_winners() returns trigger language plpgsql as $$
begin
  if not exists (
    select from cart
    join lottery_ticket ticket on ticket.customer_id = cart.customer_id
    join lottery on lottery.id = ticket.lottery_id and lottery.store_id = cart.store_id
    where cart.id = new.cart_id and ticket.id = new.ticket_id and lottery.id = new.lottery_id
      and lottery.product_id = new.product_id and lottery.price = new.seen_price
      and ticket.claim_until = new.claim_until
  ) then
    raise exception 'The bottle of the ticket % belongs into another cart.', new.ticket_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger cart_line_is_the_winners before insert or update on cart_line
  for each row when (new.ticket_id is not null) execute function cart_line_is_the_winners();

alter table purchase_order_line
  add column lottery_id integer references lottery,
  add column ticket_id uuid references lottery_ticket,
  add check (num_nonnulls(lottery_id, ticket_id) in (0, 2));
create index purchase_order_line_ticket on purchase_order_line (ticket_id) where ticket_id is not null;

-- The bottles of a lottery that are in no order yet. They are among those that the shelf holds.
create table stock_set_aside (
  lottery_id integer primary key references lottery,
  store_id integer not null references store,
  product_id integer not null references product,
  quantity integer not null check (quantity >= 0)
);
create index stock_set_aside_product on stock_set_aside (store_id, product_id);

-- The bottles of lotteries were counted on no shelf until now.
insert into stock_set_aside (lottery_id, store_id, product_id, quantity)
  select id, store_id, product_id, bottles - (
    select count(*) from lottery_ticket
    where lottery_id = lottery.id and standing in ('paid', 'handed_over')
  )
  from lottery join store_product using (store_id, product_id)
  where state <> 'settled';
update store_product shelf set on_hand = on_hand + bottles, held = held + bottles
  from (
    select store_id, product_id, sum(quantity)::integer as bottles from stock_set_aside
    group by store_id, product_id
  ) aside
  where shelf.store_id = aside.store_id and shelf.product_id = aside.product_id;
