-- Upgrade: beside the version before.
-- What a person has said once about the columns of a file holds for the next file with the same first row: a supplier sends
-- the same list every month, and imports are deleted before the next one comes.
create table columns_said (
  sheet text not null,
  -- 0 for what belongs to all stores.
  store_id integer not null,
  header_hash text not null,
  columns text[] not null,
  said_at timestamptz not null,
  primary key (sheet, store_id, header_hash)
);

alter table sheet_import add column as_before boolean not null default false;
