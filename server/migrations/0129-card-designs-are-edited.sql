-- Upgrade: beside the version before.
alter table gift_card_design
  -- Sold no more. Cards that were bought still show it.
  add column retired_at timestamptz,
  -- Counts the edits of its people: the second of two who edit at once is told.
  add column version integer not null default 1;
