-- What customers pay by card. The provider moves the money; here stands what was asked of it and what it said.

create table payment (
  id uuid primary key,
  store_id integer not null references store,
  -- The order, or whatever else is paid.
  order_id uuid not null,
  provider text not null check (provider in ('demo', 'stripe')),
  status text not null check (status in (
    'created', 'unknown', 'waiting', 'authorised', 'captured', 'refunded_in_part', 'refunded',
    'declined', 'cancelled', 'lapsed'
  )),
  -- In cents.
  amount integer not null check (amount > 0),
  captured integer not null default 0,
  -- What is refunded and what is on its way: two refunds at once share what was captured.
  refunds_asked integer not null default 0,
  refunded integer not null default 0,
  captures_at_once boolean not null,
  -- The provider's name for it.
  provider_ref text,
  -- Where the customer confirms, and where they are sent afterwards.
  redirect_url text,
  return_url text not null,
  -- Why it was declined, for the customer.
  words text not null default '',
  created_at timestamptz not null,
  -- Until then the customer may confirm.
  expires_at timestamptz not null,
  authorised_at timestamptz,
  -- When the provider is asked about it next.
  look_at timestamptz,
  constraint payment_captured_at_most_amount check (captured between 0 and amount),
  constraint payment_refunded_at_most_captured check (refunded between 0 and captured),
  constraint payment_refunds_asked_at_most_captured check (refunds_asked between 0 and captured),
  check ((status in ('captured', 'refunded_in_part', 'refunded')) = (captured > 0)),
  check ((status in ('refunded_in_part', 'refunded')) = (refunded > 0)),
  check (status <> 'refunded' or refunded = captured)
);
-- An order is paid once: another payment begins when the one before has ended without money.
create unique index payment_one_alive on payment (order_id)
  where status not in ('declined', 'cancelled', 'lapsed');
create index payment_order on payment (order_id, created_at);
create index payment_look on payment (look_at) where look_at is not null;

create function payment_only_goes_on() returns trigger language plpgsql as $$
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
  if new.refunded < old.refunded then
    raise exception 'What is refunded stays refunded.' using errcode = '23001';
  end if;
  if old.status in ('declined', 'cancelled', 'lapsed') and new.status <> old.status then
    raise exception 'A payment that has ended stays so.' using errcode = '23001';
  end if;
  return new;
end $$;

create trigger payment_goes_on before update or delete on payment
  for each row execute function payment_only_goes_on();

-- What was asked of the provider, written before the call, and the answer; and what the provider told by itself.
create table payment_event (
  id uuid primary key,
  payment_id uuid not null references payment,
  kind text not null check (kind in (
    'authorise', 'capture', 'end', 'cancel', 'refund', 'look_up', 'webhook'
  )),
  -- Ours, handed to the provider, so that asking twice is asking once. Of a webhook, the provider's name for it.
  key text not null unique,
  -- Of a refund, in cents.
  amount integer check (amount > 0),
  asked_at timestamptz not null,
  answered_at timestamptz,
  outcome text,
  check ((kind = 'refund') = (amount is not null)),
  check ((answered_at is null) = (outcome is null))
);
create index payment_event_payment on payment_event (payment_id, asked_at);

-- What the demo gateway knows, as a provider elsewhere would: several processes and a restart see the same.
create table demo_payment (
  payment_id uuid primary key,
  amount integer not null,
  status text not null check (status in ('waiting', 'authorised', 'captured', 'declined', 'cancelled')),
  words text not null,
  return_url text not null,
  captured integer not null default 0,
  refunded integer not null default 0,
  refund_keys text[] not null default '{}',
  check (captured between 0 and amount),
  check (refunded between 0 and captured)
);
