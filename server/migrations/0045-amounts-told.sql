-- What the provider itself says it holds for a payment, in the smallest unit of its currency. It is kept as it was told, so that
-- everybody can see whether it is what was asked for.
alter table payment
  add column told_authorised bigint not null default 0,
  add column told_captured bigint not null default 0,
  add column told_refunded bigint not null default 0,
  add column told_currency text;

-- Until now this was not asked. What stands in the shop's own books is what was believed.
update payment set told_captured = captured, told_refunded = refunded, told_currency = 'usd' where captured > 0;
update payment set told_authorised = amount, told_currency = 'usd' where status = 'authorised';

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
  if new.captured <> old.captured and new.captured <> new.amount then
    raise exception 'A payment is captured whole.' using errcode = '23001';
  end if;
  if new.refunded < old.refunded then
    raise exception 'What is refunded stays refunded.' using errcode = '23001';
  end if;
  if old.status in ('declined', 'cancelled', 'lapsed') and new.status <> old.status then
    raise exception 'A payment that has ended stays so.' using errcode = '23001';
  end if;
  return new;
end $$;
