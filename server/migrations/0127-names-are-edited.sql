-- Upgrade: beside the version before.
-- Counts the edits of its people: the second of two who edit at once is told.
alter table department add column version integer not null default 1;
alter table category add column version integer not null default 1;
alter table varietal add column version integer not null default 1;
alter table brand add column version integer not null default 1;

-- How many products have a varietal, and which they are when it is merged into another.
create index product_varietal_varietal on product_varietal (varietal_id);
