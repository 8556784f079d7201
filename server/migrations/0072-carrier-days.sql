-- How long a parcel is on its way from a store, in business days after the day on which the carrier takes it. A state's own
-- row goes before that of all states; where there is none, no date is promised.
create table carrier_days (
  id integer generated always as identity primary key,
  store_id integer not null references store,
  state text references jurisdiction,
  from_days integer not null check (from_days >= 1),
  until_days integer not null check (until_days between from_days and 60),
  source text not null,
  checked_on date not null,
  unique nulls not distinct (store_id, state)
);

-- Until when, store-local, an order leaves on the same day. Without a row nothing is promised either.
create table carrier_cut_off (
  store_id integer primary key references store,
  cut_off time not null
);

-- Days of every year on which the carrier neither takes nor brings: a date, or a weekday of a month, the last one by -1.
create table carrier_holiday (
  name text primary key,
  month integer not null check (month between 1 and 12),
  date integer check (date between 1 and 31),
  weekday integer check (weekday between 0 and 6),
  nth integer check (nth in (-1, 1, 2, 3, 4)),
  source text not null,
  checked_on date not null,
  check (num_nonnulls(date, weekday) = 1 and num_nonnulls(date, nth) = 1)
);
