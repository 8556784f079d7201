-- Upgrade: beside the version before.
-- A new store is prepared by the staff before customers see it, and one that is closed for good stays: its orders, its cards and
-- its record name it.
alter table store
  add column standing text not null default 'open' check (standing in ('preparing', 'open', 'closed'));
