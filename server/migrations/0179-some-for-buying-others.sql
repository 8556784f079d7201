-- Upgrade: stop all processes first: the version before would take the percent of these off in dollars.
-- Who buys so many gets so many of the cheapest with something off: how much stands in the only step.
alter table promotion
  drop constraint promotion_how_check,
  add constraint promotion_how_check check (how in ('percent', 'amount', 'buy_get')),
  add column buys smallint check (buys > 0),
  add column gets smallint check (gets > 0),
  add constraint promotion_group check ((how = 'buy_get') = (num_nonnulls(buys, gets) = 2)),
  add constraint promotion_group_whole check (num_nonnulls(buys, gets) <> 1);
