-- A lottery is for the right to buy an allocated bottle at its price.
create table lottery (
  id integer primary key,
  store_id integer not null references store,
  product_id integer not null references product,
  name text not null,
  bottles integer not null check (bottles > 0),
  price integer not null check (price > 0),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  state text not null check (state in ('announced', 'open', 'closed', 'drawn', 'settled'))
);
create index lottery_store on lottery (store_id, state, closes_at);

create table lottery_ticket (
  id uuid primary key,
  lottery_id integer not null references lottery,
  customer_id uuid not null references customer,
  -- `CH1-0042-7K3D`
  ticket_no text not null unique,
  entered_at timestamptz not null,
  standing text not null check (standing in (
    'entered', 'alternate', 'won', 'claimed', 'paid', 'handed_over', 'lapsed', 'lost'
  )),
  unique (lottery_id, customer_id)
);
create index lottery_ticket_customer on lottery_ticket (customer_id, entered_at desc, id desc);
