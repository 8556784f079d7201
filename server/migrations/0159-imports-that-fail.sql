-- Upgrade: beside the version before.
-- An import that could not be applied, however often it was tried: its person drops it and sends the file again.
alter table sheet_import add column gave_up_at timestamptz;
