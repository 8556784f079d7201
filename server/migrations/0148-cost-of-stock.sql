-- Upgrade: stop all processes first: a movement may change what bottles cost.

-- What a store paid for the bottles on a shelf, in cents; nothing where nobody has said it. `unit_cost` is what one of
-- them cost on average, kept when the last one goes: by it, what comes back without a price comes.
alter table store_product
  add column worth bigint check (worth >= 0),
  add column unit_cost integer check (unit_cost >= 0);

alter table stock_movement
  -- What the bottles cost that it brings, or, where it brings none, what all of them are said to have cost.
  add column cost bigint check (cost >= 0),
  -- What those that are there after it cost.
  add column worth bigint,
  drop constraint stock_movement_kind_check,
  add constraint stock_movement_kind_check check (kind in (
    'received', 'sold', 'came_back', 'broken', 'adjusted', 'counted', 'transferred_out', 'transferred_in', 'revalued'
  )),
  drop constraint stock_movement_direction,
  add constraint stock_movement_direction check (
    case when kind in ('received', 'came_back', 'transferred_in') then quantity > 0
      when kind in ('sold', 'broken', 'transferred_out') then quantity < 0
      when kind = 'revalued' then quantity = 0
      else kind = 'counted' or quantity <> 0 end
  ),
  add constraint stock_movement_cost check (
    case when kind = 'revalued' then cost is not null and why is not null
      else kind in ('received', 'transferred_in') or cost is null end
  );

-- The moving average, in whole cents of all bottles together, so that nothing is lost by rounding each of them. What goes
-- or comes without a cost of its own leaves the average as it is; the last bottle takes all that is left.
create function worth_after(worth bigint, unit_cost integer, on_hand integer, quantity integer, cost bigint)
returns bigint language sql immutable as $$
  select case
    when cost is not null and quantity = 0 then cost
    when cost is not null then cost + coalesce(worth, round(cost::numeric * on_hand / quantity)::bigint)
    when on_hand > 0 then round(worth::numeric * (on_hand + quantity) / on_hand)::bigint
    else unit_cost::bigint * quantity
  end
$$;

create or replace function stock_moves() returns trigger language plpgsql as $$
begin
  update store_product set on_hand = on_hand + new.quantity,
    held = held + case when new.kind = 'sold' then new.quantity else 0 end,
    sold = sold - case when new.kind in ('sold', 'came_back') then new.quantity else 0 end,
    worth = worth_after(worth, unit_cost, on_hand, new.quantity, new.cost),
    unit_cost = case when on_hand + new.quantity > 0
      then round(worth_after(worth, unit_cost, on_hand, new.quantity, new.cost)::numeric / (on_hand + new.quantity))
      else unit_cost end
  where store_id = new.store_id and product_id = new.product_id
  returning on_hand, worth into new.on_hand, new.worth;
  if not found then
    raise exception 'The store % does not carry the product %.', new.store_id, new.product_id
      using errcode = 'foreign_key_violation';
  end if;
  new.number := nextval('stock_movement_number');
  return new;
end $$;

create function cost_is_moved() returns trigger language plpgsql as $$
begin
  raise exception 'Only a movement of stock changes what it costs: % is refused.', tg_op using errcode = '23001';
end $$;
create trigger cost_is_moved before update of worth, unit_cost on store_product
  for each row when (pg_trigger_depth() = 0) execute function cost_is_moved();
