-- A return is asked for by the customer; nothing goes back before the store has looked at the bottles.
create table return_request (
  id uuid primary key,
  order_id uuid not null references purchase_order,
  asked_at timestamptz not null,
  -- In the customer's words, or empty.
  reason text not null,
  -- A day on the calendar of the store.
  bring_by date not null,
  decided_at timestamptz,
  -- Why pieces were refused, for the customer.
  answer text not null default ''
);
-- Whoever asks for more while the store has not answered adds to what is asked for.
create unique index return_request_open on return_request (order_id) where decided_at is null;
create index return_request_order on return_request (order_id, asked_at);

create table return_request_line (
  request_id uuid not null references return_request,
  position smallint not null,
  asked integer not null check (asked > 0),
  -- Decided by the store, all at once: back on the shelf, taken back and thrown away, not taken back.
  accepted integer not null default 0 check (accepted >= 0),
  broken integer not null default 0 check (broken >= 0),
  refused integer not null default 0 check (refused >= 0),
  primary key (request_id, position),
  constraint return_request_line_decided_whole check (accepted + broken + refused in (0, asked))
);

-- One acceptance gives back once.
alter table purchase_order_return add column request_id uuid references return_request;

-- Until now a return was accepted as it was asked for.
insert into return_request (id, order_id, asked_at, reason, bring_by, decided_at)
  select id, order_id, at, '', at::date, at from purchase_order_return;
insert into return_request_line (request_id, position, asked, accepted)
  select id, (line->>'position')::smallint, (line->>'quantity')::integer, (line->>'quantity')::integer
  from purchase_order_return, jsonb_array_elements(lines) as line;
update purchase_order_return set request_id = id;
alter table purchase_order_return
  add constraint purchase_order_return_request_once unique (request_id);
