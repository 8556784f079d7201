-- A day on which a store keeps other hours than its week says, or is closed: then it does not open. Closing at or before
-- opening means after midnight.
create table store_day (
  store_id integer not null references store,
  day date not null,
  opens time,
  closes time,
  -- In words for the customers.
  words text not null,
  primary key (store_id, day),
  check (num_nonnulls(opens, closes) <> 1)
);

create trigger store_day_changed after insert or update or delete or truncate on store_day
  for each statement execute function trading_terms_changed();
