-- Upgrade: stop all processes first: the version before would take the whole of a payment that was lowered.
-- What was taken off an order because it was missing when it was picked. The order says what is left, and with these
-- what it was when it was placed.
create table purchase_order_short (
  id uuid primary key,
  order_id uuid not null references purchase_order,
  -- As they were named and sold: [{"position", "name", "brand", "vintage", "quantity"}].
  lines jsonb not null,
  lines_total integer not null check (lines_total >= 0),
  savings integer not null check (savings >= 0),
  fee integer not null check (fee >= 0),
  tax integer not null check (tax >= 0),
  total integer not null check (total >= 0),
  paid_by_gift_card integer not null check (paid_by_gift_card >= 0),
  paid_by_store_credit integer not null check (paid_by_store_credit >= 0),
  points_redeemed integer not null check (points_redeemed >= 0),
  paid_by_points integer not null check (paid_by_points >= 0),
  paid_by_payment integer not null check (paid_by_payment >= 0),
  -- Of the payment, what had been taken already and goes back as a refund.
  refunded integer not null check (refunded between 0 and paid_by_payment),
  at timestamptz not null
);
create index purchase_order_short_order on purchase_order_short (order_id, at);

-- Of what was promised: so much is not taken.
alter table payment add column lowered_by integer not null default 0 check (lowered_by between 0 and amount);

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
  if new.lowered_by < old.lowered_by or (new.lowered_by > old.lowered_by and old.status <> 'authorised') then
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
