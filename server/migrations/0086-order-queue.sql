-- Orders that are still to be served: few, however many there have been.
create index purchase_order_queue on purchase_order (store_id, status)
  where status in ('awaiting_payment', 'placed', 'packed', 'ready', 'on_its_way');

-- People read a number out without the store in front of it.
create index purchase_order_short_number on purchase_order (split_part(number, '-', 2));

-- Who picks an order just now: a courtesy, which anybody takes over by a press.
create table purchase_order_claim (
  order_id uuid primary key references purchase_order,
  person_id uuid not null references staff_person,
  at timestamptz not null
);

-- What staff tell each other of an order; the customer never reads it.
create table purchase_order_note (
  id uuid primary key,
  order_id uuid not null references purchase_order,
  person_id uuid not null references staff_person,
  text text not null check (char_length(text) between 1 and 1000),
  at timestamptz not null
);
create index purchase_order_note_order on purchase_order_note (order_id, at);

create function order_part_rings() returns trigger language plpgsql as $$
begin
  perform ring_staff((select store_id from purchase_order where id = coalesce(new.order_id, old.order_id)), 'orders');
  return null;
end $$;
create trigger order_claim_rings after insert or update or delete on purchase_order_claim
  for each row execute function order_part_rings();
create trigger order_note_rings after insert on purchase_order_note
  for each row execute function order_part_rings();
