-- Upgrade: beside the version before.
alter table wine_set
  -- Offered nowhere any more. Old orders still name it.
  add column retired_at timestamptz,
  -- Counts the edits of its people: the second of two who edit at once is told.
  add column version integer not null default 1;
