-- Upgrade: stop all processes first: a transfer may be the cause of a movement.

-- Bottles that one store sends to another: they leave the one when it is sent, and stand on no shelf until they come.
create table stock_transfer (
  id uuid primary key,
  from_store_id integer not null references store,
  to_store_id integer not null references store,
  state text not null check (state in ('draft', 'under_way', 'received', 'cancelled')),
  note text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  -- Why something is missing.
  why text check (why <> ''),
  -- One higher with each change: whoever was slower looks again.
  version integer not null default 1,
  check (from_store_id <> to_store_id),
  check ((state in ('under_way', 'received')) = (sent_at is not null)),
  check ((state in ('received', 'cancelled')) = (ended_at is not null))
);
create index stock_transfer_from on stock_transfer (from_store_id, state, made_at desc, id);
create index stock_transfer_to on stock_transfer (to_store_id, state, made_at desc, id);

create table stock_transfer_line (
  transfer_id uuid not null references stock_transfer,
  product_id integer not null references product,
  bottles integer not null check (bottles > 0),
  received integer not null default 0 check (received >= 0),
  missing integer not null default 0 check (missing >= 0),
  primary key (transfer_id, product_id),
  check (received + missing <= bottles)
);
create index stock_transfer_line_product on stock_transfer_line (product_id);

alter table stock_movement
  add column transfer_id uuid references stock_transfer,
  drop constraint stock_movement_cause,
  add constraint stock_movement_cause check (
    num_nonnulls(order_id, delivery_id, count_id, transfer_id, why) = 1
    and (kind in ('sold', 'came_back')) = (order_id is not null)
    and (kind in ('transferred_out', 'transferred_in')) = (transfer_id is not null)
    and (delivery_id is null or kind = 'received')
    and (count_id is null or kind = 'counted')
  );
create index stock_movement_transfer on stock_movement (transfer_id) where transfer_id is not null;

create function stock_transfer_rings() returns trigger language plpgsql as $$
begin
  perform ring_staff(new.from_store_id, 'transfers');
  perform ring_staff(new.to_store_id, 'transfers');
  return null;
end $$;
create trigger stock_transfer_rings after insert or update on stock_transfer
  for each row execute function stock_transfer_rings();
