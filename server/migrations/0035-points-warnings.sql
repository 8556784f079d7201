-- Up to which expiry the holder of points has been told of it, a month ahead and a week ahead: each lot is told once for each.
create table points_warning (
  customer_id uuid not null references customer,
  store_id integer not null references store,
  ahead text not null check (ahead in ('month', 'week')),
  told_until timestamptz not null,
  primary key (customer_id, store_id, ahead)
);
