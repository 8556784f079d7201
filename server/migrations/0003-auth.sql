create table membership (
  id integer primary key,
  name text not null unique
);
insert into membership (id, name) values (1, 'Cellar'), (2, 'Reserve'), (3, 'Grand Cru');

-- A closed account keeps its row, since orders and ledger name it, and nothing that identifies a person.
create table customer (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text,
  -- Takes the place of `email` once it is confirmed.
  pending_email text,
  email_confirmed_at timestamptz,
  phone text not null default '',
  dob date,
  gender text check (gender in ('Male', 'Female', 'Other')),
  license_exp_date date,
  address text not null default '',
  zip text not null default '',
  city text not null default '',
  state text not null default '',
  country text not null default '',
  image_url text not null default '',
  membership_id integer not null default 1 references membership,
  password_hash text,
  marketing boolean not null,
  accepted_terms_at timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  check (closed_at is not null or (email is not null and dob is not null and password_hash is not null)),
  check (closed_at is null or (email is null and dob is null and password_hash is null))
);
-- Addresses are ASCII, so that `lower` means the same in every database and collation.
create unique index customer_email on customer (lower(email));

create table session (
  id uuid primary key,
  customer_id uuid not null references customer,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_customer on session (customer_id, last_seen_at);
create index session_expired on session (expires_at);

-- One live link per customer and purpose: a newer one takes the place of the older. Only hashes are kept.
create table one_time_token (
  customer_id uuid not null references customer,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  hash text not null unique,
  -- The address that the link was mailed to.
  email text not null,
  expires_at timestamptz not null,
  primary key (customer_id, purpose)
);
create index one_time_token_expired on one_time_token (expires_at);

-- Where a customer has logged in from, as a keyed hash: who attacks from elsewhere does not slow these.
create table familiar_address (
  customer_id uuid not null references customer,
  address_hash text not null,
  last_used_at timestamptz not null,
  primary key (customer_id, address_hash)
);
create index familiar_address_old on familiar_address (last_used_at);
