-- Browsers in which a customer has logged in, by a hash of the mark that they keep in a cookie. Guesses from elsewhere,
-- also from behind the same address, do not slow a log-in from one of these.
create table known_device (
  customer_id uuid not null references customer,
  device_hash text not null,
  last_used_at timestamptz not null,
  primary key (customer_id, device_hash)
);
create index known_device_old on known_device (last_used_at);
