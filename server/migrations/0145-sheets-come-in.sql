-- Upgrade: beside the version before.
-- A file that somebody has uploaded to change many things at once. It waits here until they have seen what it would
-- do; what has been done with it stands in the record.
create table sheet_import (
  id uuid primary key,
  sheet text not null check (sheet in ('products', 'prices', 'stock')),
  -- None where it concerns all of them.
  store_id integer references store,
  person_id uuid not null references staff_person,
  file_name text not null,
  state text not null check (state in ('reading', 'checking', 'checked', 'applying', 'applied')),
  -- The names of the columns, as they stand in the file.
  header text[] not null,
  -- How the file writes numbers.
  decimal text not null check (decimal in ('.', ',')),
  overtaken boolean not null default false,
  begun_at timestamptz not null
);
create index sheet_import_person on sheet_import (person_id, begun_at);

create table sheet_import_row (
  import_id uuid not null references sheet_import on delete cascade,
  number integer not null,
  cells text[] not null,
  -- None before it is looked at.
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'refused')),
  -- What it is about: no other row of the file may be about the same.
  key text,
  name text not null default '',
  changes jsonb,
  refused_column text,
  reason text,
  -- What is written when it is applied.
  asked jsonb,
  primary key (import_id, number)
);
create index sheet_import_row_outcome on sheet_import_row (import_id, outcome, number);
create index sheet_import_row_key on sheet_import_row (import_id, key);
