-- Upgrade: stop all processes first: the version before would let a code for one use be used again.
-- A promotion by codes may have none for a while, and many that work once each.
alter table promotion_code add column for_once boolean not null default false;

-- By which order that stands a code for one use is used; without a row it still works.
create table promotion_code_use (
  read_as text constraint promotion_code_use_once primary key references promotion_code on delete cascade,
  order_id uuid not null references purchase_order
);
create index promotion_code_use_order on promotion_code_use (order_id);
