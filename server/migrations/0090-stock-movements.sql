create sequence stock_movement_number;

-- What came to a store's shelf and what left it. Nothing else changes how many bottles are on hand. The shelf itself
-- refers to the store and the product, and without a shelf there is no movement.
create table stock_movement (
  store_id integer not null,
  product_id integer not null,
  -- In the order in which they happened on this shelf.
  number bigint not null default nextval('stock_movement_number'),
  kind text not null check (kind in (
    'received', 'sold', 'came_back', 'broken', 'adjusted', 'counted', 'transferred_out', 'transferred_in'
  )),
  quantity integer not null,
  -- What is there after it.
  on_hand integer not null default 0,
  order_id uuid references purchase_order,
  -- Of what no order causes.
  why text check (why <> ''),
  -- Nobody where a customer or the shop itself moves it. No reference: a movement outlives everybody.
  person_id uuid,
  at timestamptz not null,
  primary key (store_id, product_id, number),
  constraint stock_movement_cause check (
    num_nonnulls(order_id, why) = 1 and (kind in ('sold', 'came_back')) = (order_id is not null)
  ),
  constraint stock_movement_direction check (
    case when kind in ('received', 'came_back', 'transferred_in') then quantity > 0
      when kind in ('sold', 'broken', 'transferred_out') then quantity < 0
      else kind = 'counted' or quantity <> 0 end
  )
);

alter table store_product alter on_hand set default 0;
insert into stock_movement (store_id, product_id, kind, quantity, on_hand, why, at)
  select store_id, product_id, 'counted', on_hand, on_hand, 'What was there when movements began', now()
  from store_product where on_hand <> 0;

-- What is sold was held for its order until then. The number is given once the shelf is locked: who comes later
-- stands later.
create function stock_moves() returns trigger language plpgsql as $$
begin
  update store_product set on_hand = on_hand + new.quantity,
    held = held + case when new.kind = 'sold' then new.quantity else 0 end,
    sold = sold - case when new.kind in ('sold', 'came_back') then new.quantity else 0 end
  where store_id = new.store_id and product_id = new.product_id
  returning on_hand into new.on_hand;
  if not found then
    raise exception 'The store % does not carry the product %.', new.store_id, new.product_id
      using errcode = 'foreign_key_violation';
  end if;
  new.number := nextval('stock_movement_number');
  return new;
end $$;
create trigger stock_moves before insert on stock_movement
  for each row execute function stock_moves();

create function stock_movement_stays() returns trigger language plpgsql as $$
begin
  raise exception 'Movements of stock are only added to: % is refused.', tg_op using errcode = '23001';
end $$;
create trigger stock_movement_stays before update or delete or truncate on stock_movement
  for each statement execute function stock_movement_stays();

create function on_hand_is_moved() returns trigger language plpgsql as $$
begin
  raise exception 'Only a movement of stock changes what is on hand: % is refused.', tg_op using errcode = '23001';
end $$;
-- Inside of a trigger it is a movement that changes it.
create trigger on_hand_is_moved before update on store_product
  for each row when (new.on_hand <> old.on_hand and pg_trigger_depth() = 0) execute function on_hand_is_moved();
create trigger on_hand_is_moved_first before insert on store_product
  for each row when (new.on_hand <> 0) execute function on_hand_is_moved();
create trigger on_hand_is_moved_last before delete on store_product
  for each row when (old.on_hand <> 0) execute function on_hand_is_moved();
