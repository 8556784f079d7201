create table address (
  id uuid primary key,
  customer_id uuid not null references customer,
  first_name text not null,
  last_name text not null,
  phone text not null,
  zip_code text not null,
  city text not null,
  state text not null,
  country text not null,
  street text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index address_customer on address (customer_id, created_at);
create unique index address_default on address (customer_id) where is_default;

-- Pictures that customers have sent. One that is not used is forgotten; a customer uses one at most.
create table upload (
  id text primary key,
  customer_id uuid not null references customer,
  used boolean not null default false,
  uploaded_at timestamptz not null
);
create index upload_customer on upload (customer_id);
create unique index upload_used on upload (customer_id) where used;
create index upload_unused on upload (uploaded_at) where not used;
