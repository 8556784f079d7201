-- Upgrade: stop all processes first: the version before would sell sets without keeping what they held.
-- What one of a set held when it was sold: an edit of the set changes what is sold afterwards, and no order.
create table purchase_order_set_part (
  order_id uuid not null,
  position smallint not null,
  product_id integer not null references product,
  quantity smallint not null check (quantity > 0),
  primary key (order_id, position, product_id),
  foreign key (order_id, position) references purchase_order_line on delete cascade
);

-- Whether a set was edited since an older order, nobody has kept: it is taken as it is today, as until now. The
-- audit names the orders of which that is not true.
insert into purchase_order_set_part (order_id, position, product_id, quantity)
  select line.order_id, line.position, part.product_id, part.quantity
  from purchase_order_line line join wine_set_part part using (wine_set_id);
