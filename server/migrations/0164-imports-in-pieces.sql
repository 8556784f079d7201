-- Upgrade: beside the version before.
-- An import is applied some rows at a time, each piece in a transaction of its own. What stands up to this row of the
-- file is written; a process that takes over goes on behind it.
alter table sheet_import add column applied_to integer not null default 0;
-- Rows that were fine when they were checked, and came too late to be written; they are among the refused.
alter table sheet_import add column not_applied integer not null default 0;
-- Its person stopped it between two pieces: the rows behind the last one were refused.
alter table sheet_import add column stopped_at timestamptz;
