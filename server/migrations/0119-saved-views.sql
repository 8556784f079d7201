-- Upgrade: beside the version before.
-- Lists as somebody wants to find them again, in their own order: the address is the view.
create table staff_view (
  id uuid primary key,
  person_id uuid not null references staff_person,
  name text not null check (char_length(name) between 1 and 60),
  address text not null check (char_length(address) <= 500 and address ~ '^/[a-z]'),
  position integer not null
);
create index staff_view_person on staff_view (person_id, position, id);
