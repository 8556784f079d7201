-- Three years of a busy shop, for measuring how quickly staff find their way in it. Nothing of it was ever paid or
-- moved on a shelf, so that no triggers run and the audit would not agree with it.
set session_replication_role = replica;

create function pg_temp.id_at(at timestamptz, n bigint, kind text) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3)
    || '8' || substr(hash, 4, 15))::uuid
  from (select md5(kind || n) as hash) as made
$$;

create temporary table given as select row_number() over () as n, name from unnest(array[
  'Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Ines', 'José', 'Zoë', 'Mary Ann', 'Otto', 'Petra', 'Quentin',
  'Rosa', 'Samuel', 'Tove', 'Uma', 'Viktor', 'Wanda', 'Xavier', 'Yara', 'Zeno', 'Bruno', 'Clara', 'David', 'Elena'
]) as name;
create temporary table family as select row_number() over () as n, one || other as name from
  unnest(array['Ander', 'Berg', 'Carl', 'Dahl', 'Eklund', 'Fisch', 'Gold', 'Hall', 'Iver', 'Jans', 'Kauf', 'Lind', 'Mont',
    'Nord', 'Oster', 'Peter', 'Quist', 'Rosen', 'Stein', 'Thor', 'Ull', 'Van', 'Wald', 'Young', 'Zimmer']) as one,
  unnest(array['son', 'berg', 'feld', 'man', 'gren', 'ström', 'er', 'ley', 'ton', 'wright', 'stad', 'mark', 'quist', 'ing',
    'ova', 'ini', 'ez', 'sen', 'wood', 'ford']) as other;

create temporary table comer as
  select place, pg_temp.id_at(since, place, 'customer') as customer_id, since,
    (select name from given where given.n = 1 + mixed % 26) as first_name,
    (select name from family where family.n = 1 + (mixed / 26) % 500) as last_name
  from (
    select i as place, (i * 7919) % 1000003 as mixed,
      now() - interval '3 years' * (1 - i::float8 / :customers) as since
    from generate_series(1::bigint, :customers) as i
  ) as made;
create unique index on comer (place);

insert into customer (id, first_name, last_name, email, email_confirmed_at, phone, dob, password_hash, marketing,
    accepted_terms_at, created_at)
  select customer_id, first_name, last_name, 'customer' || place || '@filled.example', since,
    '415' || lpad(((place * 7919) % 10000000)::text, 7, '0'), '1980-01-01', '-', false, since, since
  from comer;

create temporary table sale as
  select n, pg_temp.id_at(at, n, 'order') as id, at, customer_id, shop.store_id, shop.code,
    case when n > :orders - :orders / 400 then (array['placed', 'placed', 'packed', 'ready', 'on_its_way'])[1 + n % 5]
      when n % 25 = 0 then 'cancelled' when n % 70 = 0 then 'returned' else 'handed_over' end as status,
    1 + n % 3 as quantity, 1500 + (n * 37) % 9000 as price
  from (
    select i as n, now() - interval '3 years' * (1 - i::float8 / :orders) as at
    from generate_series(1::bigint, :orders) as i
  ) as made
  join comer on place = 1 + (n * 104729) % :customers
  join (
    select id as store_id, 'CA' || id as code, row_number() over (order by id) as nth, count(*) over () as shops
    from store
  ) as shop on nth = 1 + n % shops;

insert into purchase_order (id, number, store_id, customer_id, status, fulfilment, slot_from, slot_until, lines_total,
    savings, fee, tax, total, paid_by_gift_card, paid_by_store_credit, points_redeemed, paid_by_points, paid_by_payment,
    payment_method, created_at)
  select id, code || '-' || 2000000 + n, store_id, customer_id, status, 'pickup', at + interval '5 hours',
    at + interval '7 hours', 2 * quantity * price, 0, 0, 0, 2 * quantity * price, 0, 0, 0, 0, 2 * quantity * price, 'card', at
  from sale;

insert into purchase_order_line (order_id, position, product_id, name, brand, vintage, size_ml, pack_count, quantity,
    unit_price, line_total, unit_cost)
  select sale.id, position, product.id, product.name, brand.name, product.vintage, product.size_ml, product.pack_count,
    quantity, price, quantity * price, case when n % 3 > 0 then price * 7 / 10 end
  from sale
  cross join generate_series(0, 1) as position
  join product on product.id = 1 + (n * 31 + position * 17) % (select max(id) from product)
  join brand on brand.id = brand_id;

insert into purchase_order_step (order_id, position, status, at)
  select id, 0, 'placed', at from sale
  union all
  select id, 1, status, at + interval '6 hours' from sale where status <> 'placed';

-- What the ledger has of them, at one rate; what was canceled or came back went back on the same day.
insert into ledger_account (id, store_id, kind, tax_state, tax_place, tax_millionths)
  select pg_temp.id_at(now(), store.id, kind), store.id, kind, 'CA', 'Alameda', 102500
  from store, unnest(array['sales', 'tax']) as kind;
insert into ledger_account (id, store_id, kind)
  select pg_temp.id_at(now(), store.id, kind), store.id, kind from store, unnest(array['payment_due']) as kind
  on conflict do nothing;

create temporary table posting as
  select pg_temp.id_at(at, n, reason) as id, id as about, store_id, reason, at, 2 * quantity * price * sign as goods
  from (
    select *, 'order_placed' as reason, 1 as sign from sale
    union all
    select *, case status when 'cancelled' then 'order_cancelled' else 'order_returned' end, -1 from sale
    where status in ('cancelled', 'returned')
  ) as moved;

insert into ledger_transaction (id, store_id, reason, about, lines, at)
  select id, store_id, reason, about, 3, at from posting;

insert into ledger_entry (transaction_id, line, account_id, amount)
  select posting.id, line, account.id, amount
  from posting
  cross join lateral (values
    (1, 'sales', goods), (2, 'tax', goods * 41 / 400), (3, 'payment_due', -goods - goods * 41 / 400)
  ) as move (line, kind, amount)
  join ledger_account account on account.store_id = posting.store_id and account.kind = move.kind
    and account.owner_id is null and account.tax_place is not distinct from case when line < 3 then 'Alameda' end;

insert into customer_store (store_id, customer_id) select distinct store_id, customer_id from sale on conflict do nothing;

set session_replication_role = default;
