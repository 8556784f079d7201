-- Upgrade: stop all processes first: a count may be the cause of a movement, and what moves stock rings for the staff.

-- What differs by as many bottles, or by as much money (in cents), is counted again by somebody else.
alter table store
  add column count_again_bottles integer not null default 3 check (count_again_bottles > 0),
  add column count_again_value integer not null default 10000 check (count_again_value >= 0);

create table stock_count (
  id uuid primary key,
  store_id integer not null references store,
  -- What is counted, in words: a department, a brand, a shelf.
  name text not null check (name <> ''),
  state text not null check (state in ('counting', 'waiting', 'approved', 'dropped')),
  begun_by uuid not null,
  begun_at timestamptz not null,
  settled_at timestamptz,
  -- Why it was sent back, or dropped.
  why text check (why <> ''),
  check ((state in ('approved', 'dropped')) = (settled_at is not null))
);
create index stock_count_of_store on stock_count (store_id, begun_at desc, id);

create table stock_count_line (
  count_id uuid not null references stock_count,
  product_id integer not null references product,
  store_id integer not null,
  is_open boolean not null default true,
  counted integer check (counted >= 0),
  -- How many should have stood on the shelf at that moment.
  there integer,
  -- The movements of the shelf until then, and what they had left.
  after_movement bigint,
  on_hand integer,
  counted_by uuid,
  counted_at timestamptz,
  -- By whom and with what result it was counted, if it is counted again.
  first_counted integer,
  first_by uuid,
  primary key (count_id, product_id),
  check (num_nonnulls(counted, there, after_movement, on_hand, counted_by, counted_at) in (0, 6)),
  check (num_nonnulls(first_counted, first_by) in (0, 2))
);
-- Two counts of one bottle would set the same difference right twice.
create unique index stock_count_line_open on stock_count_line (store_id, product_id) where is_open;

alter table stock_movement
  add column count_id uuid references stock_count,
  drop constraint stock_movement_cause,
  add constraint stock_movement_cause check (
    num_nonnulls(order_id, delivery_id, count_id, why) = 1
    and (kind in ('sold', 'came_back')) = (order_id is not null)
    and (delivery_id is null or kind = 'received')
    and (count_id is null or kind = 'counted')
  );
create index stock_movement_count on stock_movement (count_id) where count_id is not null;

-- A sale rings by its order, and pays for no second bell.
create function stock_rings() returns trigger language plpgsql as $$
begin
  perform ring_staff(new.store_id, tg_argv[0]);
  return null;
end $$;
create trigger stock_movement_rings after insert on stock_movement
  for each row when (new.order_id is null) execute function stock_rings('stock');
create trigger stock_count_rings after insert or update on stock_count
  for each row execute function stock_rings('counts');
create trigger stock_count_line_rings after insert or update on stock_count_line
  for each row execute function stock_rings('counts');
