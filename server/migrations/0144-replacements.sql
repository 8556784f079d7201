-- Upgrade: beside the version before.
-- Another bottle in the place of one that was missing when the order was picked. It stands in a line of its own. What
-- the order costs less with it is a row of `purchase_order_short` with the same id, whose `lines` are empty; what is
-- undone is a row with the same amounts below zero.
alter table purchase_order_short
  drop constraint purchase_order_short_lines_total_check,
  drop constraint purchase_order_short_savings_check,
  drop constraint purchase_order_short_fee_check,
  drop constraint purchase_order_short_tax_check,
  drop constraint purchase_order_short_total_check,
  drop constraint purchase_order_short_paid_by_gift_card_check,
  drop constraint purchase_order_short_paid_by_store_credit_check,
  drop constraint purchase_order_short_points_redeemed_check,
  drop constraint purchase_order_short_paid_by_points_check,
  drop constraint purchase_order_short_paid_by_payment_check,
  drop constraint purchase_order_short_check,
  add column undoes uuid unique references purchase_order_short check (
    case when undoes is null then refunded between 0 and paid_by_payment
        and 0 <= least(lines_total, savings, fee, tax, total, paid_by_gift_card, paid_by_store_credit,
          points_redeemed, paid_by_points)
      else refunded = 0
        and 0 >= greatest(lines_total, savings, fee, tax, total, paid_by_gift_card, paid_by_store_credit,
          points_redeemed, paid_by_points, paid_by_payment)
    end
  );

create table purchase_order_replacement (
  id uuid primary key references purchase_order_short,
  order_id uuid not null references purchase_order,
  -- The pieces that were missing, as they were sold, so that they can come back into the order.
  position smallint not null,
  missing jsonb not null,
  -- The line of those that take their place, which is of nothing else.
  by_position smallint not null,
  instead jsonb not null,
  -- How the customer agreed.
  agreed text not null check (agreed in ('by_phone', 'in_person')),
  -- What was missing has left the stock, too.
  shelf_is_empty boolean not null,
  unique (order_id, by_position)
);

-- What is promised may be taken after all, as long as nobody has begun to take it.
create or replace function payment_only_goes_on() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'A payment is never taken away.' using errcode = '23001';
  end if;
  if (new.id, new.store_id, new.order_id, new.provider, new.amount)
    is distinct from (old.id, old.store_id, old.order_id, old.provider, old.amount) then
    raise exception 'A payment stays what it is for.' using errcode = '23001';
  end if;
  if old.captured > 0 and new.captured <> old.captured then
    raise exception 'A payment is captured once.' using errcode = '23001';
  end if;
  if new.captured <> old.captured and new.captured <> new.amount - new.lowered_by then
    raise exception 'A payment is captured whole.' using errcode = '23001';
  end if;
  if new.lowered_by <> old.lowered_by and (old.status <> 'authorised' or old.lowered_by = old.amount) then
    raise exception 'Only of what is promised less is taken.' using errcode = '23001';
  end if;
  if new.refunded < old.refunded then
    raise exception 'What is refunded stays refunded.' using errcode = '23001';
  end if;
  if old.status in ('declined', 'cancelled', 'lapsed') and new.status <> old.status then
    raise exception 'A payment that has ended stays so.' using errcode = '23001';
  end if;
  return new;
end $$;
