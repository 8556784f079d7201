-- Upgrade: beside the version before.
-- The license that a store sells under, as customers read it, and its last day, as the staff have to know it.
alter table store
  add column license_number text not null default '',
  add column license_until date;
