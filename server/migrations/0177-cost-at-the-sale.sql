-- Upgrade: beside the version before.
-- What one piece of a line cost the store when it was ordered; null where that is not known.
alter table purchase_order_line add column unit_cost integer check (unit_cost >= 0);
