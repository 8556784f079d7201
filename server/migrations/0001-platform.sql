-- Work to be done after a commit (mail among it) and work that comes round again.
create table job (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  unique_key text unique,
  run_at timestamptz not null,
  attempts integer not null default 0,
  taken_until timestamptz,
  failed_at timestamptz,
  last_error text
);
create index job_due on job (run_at) where failed_at is null;

-- Leaky buckets: the level drains with time, each attempt adds one.
create table rate_limit (
  key text primary key,
  level double precision not null,
  at timestamptz not null
);
create index rate_limit_old on rate_limit (at);

create table idempotency_key (
  customer_id uuid not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (customer_id, key)
);
create index idempotency_key_old on idempotency_key (created_at);
