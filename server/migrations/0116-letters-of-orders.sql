-- Upgrade: beside the version before.
-- Which letters the shop has written about an order. Their words are not kept: one that is sent again is made anew.
create table order_letter (
  -- The job that sends it.
  id uuid primary key,
  order_id uuid not null references purchase_order,
  kind text not null,
  subject text not null,
  to_address text not null,
  -- Who had it sent again; nobody where the shop wrote it by itself.
  person_id uuid references staff_person,
  at timestamptz not null,
  -- Null as long as it is under way. One that was given up has lost its job, and stays so.
  outcome text check (outcome in ('sent', 'refused'))
);
create index order_letter_of_order on order_letter (order_id, at);
create trigger order_letter_rings after insert on order_letter
  for each row execute function order_part_rings();
