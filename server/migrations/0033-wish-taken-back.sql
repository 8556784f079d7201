-- A wish that was just taken off the list keeps its place and its prices for a while: "Undo" brings it back as it was.
alter table wish add column removed_at timestamptz;
