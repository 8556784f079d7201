-- Upgrade: beside the version before.
-- What a person says the columns of a file are, in its order; none where the first row of the file says it. The version
-- before reads the first row alone: it takes no job by which this one looks at rows.
alter table sheet_import add column columns text[];
