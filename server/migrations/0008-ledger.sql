-- One double-entry ledger per store. Rows are only ever added; what a row may say, the database itself holds.

-- What somebody holds (points, credit, a card's balance) has an owner and never goes below zero. The store's own
-- accounts keep no balance: there is nothing to guard, and every sale would wait for the same row.
create table ledger_account (
  -- Made from store, kind and owner: all who post know the order to lock in, also of accounts that are new.
  id uuid primary key,
  store_id integer not null references store,
  kind text not null check (kind in (
    'points', 'store_credit', 'gift_card',
    'sales', 'delivery', 'tax', 'payment_due', 'payments', 'goodwill', 'points_cost', 'breakage',
    'points_issued', 'points_redeemed', 'points_ended'
  )),
  -- The customer, or the card.
  owner_id uuid,
  unit text not null generated always as (
    case when kind in ('points', 'points_issued', 'points_redeemed', 'points_ended') then 'point' else 'usd_cent' end
  ) stored,
  balance bigint,
  entries integer not null default 0,
  constraint ledger_balance_not_below_zero check (balance >= 0),
  check ((kind in ('points', 'store_credit', 'gift_card')) = (owner_id is not null)),
  check ((owner_id is null) = (balance is null)),
  unique nulls not distinct (owner_id, kind, store_id)
);

create table ledger_transaction (
  id uuid primary key,
  store_id integer not null references store,
  reason text not null check (reason ~ '^[a-z]+(_[a-z]+)*$'),
  -- What caused it: an order, a return, a card. One cause has one transaction for each reason.
  about uuid not null,
  lines smallint not null check (lines >= 2),
  at timestamptz not null,
  constraint ledger_transaction_cause unique (about, reason)
);

create table ledger_entry (
  transaction_id uuid not null references ledger_transaction,
  line smallint not null check (line > 0),
  account_id uuid not null references ledger_account,
  amount bigint not null check (amount <> 0),
  -- Of an account that somebody holds: the how-manieth entry, and what was there after it.
  position integer,
  balance bigint,
  primary key (transaction_id, line),
  unique (account_id, position)
);

create function ledger_refuses_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only added to: % of % is refused.', tg_op, tg_table_name using errcode = '23001';
end $$;

create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function ledger_refuses_change();
create trigger ledger_transaction_stays before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_refuses_change();
create trigger ledger_account_stays before delete or truncate on ledger_account
  for each statement execute function ledger_refuses_change();

-- An account begins empty; afterwards an entry moves its balance, and nothing else changes anything of it.
create function ledger_account_moves_by_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if coalesce(new.balance, 0) = 0 and new.entries = 0 then return new; end if;
  elsif pg_trigger_depth() > 1 and new.entries = old.entries + 1
    and (new.id, new.store_id, new.kind, new.owner_id)
      is not distinct from (old.id, old.store_id, old.kind, old.owner_id) then
    return new;
  end if;
  raise exception 'A balance is moved by an entry alone.' using errcode = '23001';
end $$;

create trigger ledger_account_by_entry before insert or update on ledger_account
  for each row execute function ledger_account_moves_by_entry();

-- Entries come in the order of their accounts' ids, so that two posts never wait for each other.
create function ledger_entry_moves_balance() returns trigger language plpgsql as $$
declare
  account ledger_account;
  most smallint;
begin
  select lines into most from ledger_transaction
    where id = new.transaction_id
      and store_id = (select store_id from ledger_account where id = new.account_id);
  if most is null then
    raise exception 'An entry belongs to an account of its transaction''s store.' using errcode = '23001';
  end if;
  if new.line > most then
    raise exception 'A transaction has % entries and no more.', most using errcode = '23001';
  end if;
  update ledger_account set balance = balance + new.amount, entries = entries + 1
    where id = new.account_id and owner_id is not null
    returning * into account;
  new.position := account.entries;
  new.balance := account.balance;
  return new;
end $$;

create trigger ledger_entry_moves before insert on ledger_entry
  for each row execute function ledger_entry_moves_balance();

-- Looked at when everything is there, at the commit. Later entries find every line taken.
create function ledger_transaction_is_even() returns trigger language plpgsql as $$
declare
  written integer;
  uneven text;
begin
  select sum(n), string_agg(unit, ', ') filter (where total <> 0) into written, uneven
    from (
      select account.unit, count(*) as n, sum(entry.amount) as total
      from ledger_entry entry join ledger_account account on account.id = entry.account_id
      where entry.transaction_id = new.id
      group by account.unit
    ) as sums;
  if uneven is not null then
    raise exception 'The transaction % does not sum to zero in %.', new.id, uneven using errcode = '23514';
  end if;
  if written is distinct from new.lines then
    raise exception 'The transaction % has not the % entries that it names.', new.id, new.lines using errcode = '23514';
  end if;
  return null;
end $$;

create constraint trigger ledger_transaction_even after insert on ledger_transaction
  deferrable initially deferred
  for each row execute function ledger_transaction_is_even();
