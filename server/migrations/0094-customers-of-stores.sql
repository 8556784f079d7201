-- Whom a store's staff know: who has ever filled a cart there, ordered, or begun to buy a gift card.
create table customer_store (
  store_id integer not null references store,
  customer_id uuid not null references customer,
  primary key (store_id, customer_id)
);
create index customer_store_customer on customer_store (customer_id);

create function customer_comes_to_store() returns trigger language plpgsql as $$
begin
  insert into customer_store (store_id, customer_id) select distinct store_id, customer_id from arrived
  on conflict do nothing;
  return null;
end $$;
create trigger cart_brings_customer after insert on cart
  referencing new table as arrived for each statement execute function customer_comes_to_store();
create trigger purchase_order_brings_customer after insert on purchase_order
  referencing new table as arrived for each statement execute function customer_comes_to_store();
create trigger gift_purchase_brings_customer after insert on gift_purchase
  referencing new table as arrived for each statement execute function customer_comes_to_store();

insert into customer_store (store_id, customer_id)
  select store_id, customer_id from cart union
  select store_id, customer_id from purchase_order union
  select store_id, customer_id from gift_purchase;

-- Names are found however they are written: José O'Neil-Smith is joseoneilsmith.
create function name_key(name text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f\s.''’-]+', '', 'g'));
-- Digits alone, without the country's 1.
create function phone_key(phone text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^1(\d{10})$', '\1');

-- By beginnings: in the order of bytes, whatever the database's language.
create index customer_last_name on customer
  ((name_key(last_name) collate "C"), (name_key(first_name) collate "C"), id) where closed_at is null;
create index customer_first_name on customer
  ((name_key(first_name) collate "C"), (name_key(last_name) collate "C"), id) where closed_at is null;
create index customer_email_beginning on customer ((lower(email) collate "C")) where closed_at is null;
create index customer_phone on customer ((phone_key(phone) collate "C")) where closed_at is null;
-- CA1-104001 is read out as 104001.
create index purchase_order_digits on purchase_order (split_part(number, '-', 2));

-- What staff tell each other of a customer; read at the store where it was written.
create table customer_note (
  id uuid primary key,
  customer_id uuid not null references customer,
  store_id integer not null references store,
  person_id uuid not null references staff_person,
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index customer_note_customer on customer_note (customer_id, written_at desc, id desc);

-- A gesture of the store: its money moves in the ledger, under this id.
create table goodwill (
  id uuid primary key,
  customer_id uuid not null references customer,
  store_id integer not null references store,
  person_id uuid not null references staff_person,
  kind text not null check (kind in ('store_credit', 'points')),
  -- Cents, or points.
  amount integer not null check (amount > 0),
  -- In cents.
  worth integer not null check (worth >= 0),
  reason text not null check (char_length(reason) between 1 and 300),
  given_at timestamptz not null
);
create index goodwill_customer on goodwill (customer_id, store_id, given_at);
