-- Upgrade: beside the version before.
alter table home_campaign
  -- Stands on the stage in the place of the bottles, where there is one.
  add column image_id text,
  -- Shown no more; it can be brought back.
  add column retired_at timestamptz,
  -- Counts the edits of its people: the second of two who edit at once is told.
  add column version integer not null default 1;

alter table home_tile
  add column retired_at timestamptz,
  add column version integer not null default 1;

alter table home_pick
  add column retired_at timestamptz,
  add column version integer not null default 1;
