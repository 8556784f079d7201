-- A way that a store does not offer for a while, and why. One that has ended stays until the next one takes its place: nothing
-- has to open the way again.
create table store_pause (
  id uuid not null unique,
  store_id integer not null references store,
  mode text not null check (mode in ('pickup', 'delivery')),
  paused_from timestamptz not null,
  paused_until timestamptz not null check (paused_until > paused_from),
  -- In words for the customers.
  reason text not null,
  primary key (store_id, mode)
);

create trigger store_pause_changed after insert or update or delete or truncate on store_pause
  for each statement execute function trading_terms_changed();
