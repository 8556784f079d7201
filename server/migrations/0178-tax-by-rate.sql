-- Upgrade: stop all processes first: the version before would give back at no rate what was sold at one.
-- Sales and their tax have an account for each rate at each place: what must be paid to whom is what stands there.
-- What was sold before stays where it is, at no rate.
alter table ledger_account add column tax_state text, add column tax_place text, add column tax_millionths integer;
alter table ledger_account add check ((tax_state is null) = (tax_millionths is null));
alter table ledger_account add check (tax_state is not null or tax_place is null);
alter table ledger_account add check (tax_state is null or kind in ('sales', 'tax'));
alter table ledger_account drop constraint ledger_account_owner_id_kind_store_id_key;
alter table ledger_account
  add unique nulls not distinct (owner_id, kind, store_id, tax_state, tax_place, tax_millionths);

create or replace function ledger_account_moves_by_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if coalesce(new.balance, 0) = 0 and new.entries = 0 then return new; end if;
  elsif pg_trigger_depth() > 1 and new.entries = old.entries + 1
    and (new.id, new.store_id, new.kind, new.owner_id, new.tax_state, new.tax_place, new.tax_millionths)
      is not distinct from
      (old.id, old.store_id, old.kind, old.owner_id, old.tax_state, old.tax_place, old.tax_millionths) then
    return new;
  end if;
  raise exception 'A balance is moved by an entry alone.' using errcode = '23001';
end $$;

-- At which rates a line was taxed when it was sold, and what of it: a set may hold goods of several rates.
-- [{"state": "CA", "place": "San Francisco", "millionths": 86250, "goods": 2400, "tax": 207}]
alter table purchase_order_line add column taxed jsonb;

-- What the store itself earned in a period, for reports. Ids of transactions tell when they were posted.
create index ledger_entry_of_store on ledger_entry (account_id, transaction_id) include (amount) where position is null;
