create table store (
  id integer primary key,
  name text not null,
  slug text not null,
  city text not null,
  city_slug text not null,
  state text not null,
  zip text not null,
  address text not null,
  phone text not null,
  email text not null,
  timezone text not null,
  image_id text,
  -- Whose rules hold here: the state's code.
  jurisdiction text not null,
  points_per_dollar integer not null check (points_per_dollar >= 0),
  -- How many points are worth one dollar.
  lp_eq_1 integer not null check (lp_eq_1 > 0),
  has_lottery boolean not null,
  unique (city_slug, slug)
);

-- Store-local; a weekday without a row is closed. 0 is Sunday. Closing at or before opening means after midnight.
create table store_hours (
  store_id integer not null references store,
  weekday smallint not null check (weekday between 0 and 6),
  opens time not null,
  closes time not null,
  primary key (store_id, weekday)
);

create table store_mode (
  store_id integer not null references store,
  mode text not null check (mode in ('pickup', 'delivery', 'shipping')),
  primary key (store_id, mode)
);

create table store_delivery_zip (
  store_id integer not null references store,
  zip text not null,
  primary key (store_id, zip)
);
