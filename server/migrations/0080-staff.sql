-- The merchant's people. They are not customers: tables, sessions and cookies of their own.
create table staff_person (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100),
  -- In small letters.
  email text not null unique,
  password_hash text not null,
  created_at timestamptz not null
);

-- Of one store, or of all where there is none.
create table staff_role (
  id uuid primary key,
  person_id uuid not null references staff_person,
  store_id integer references store,
  role text not null check (role in ('owner', 'manager', 'clerk')),
  granted_by uuid references staff_person,
  granted_at timestamptz not null,
  unique nulls not distinct (person_id, store_id)
);

create table staff_session (
  id uuid primary key,
  person_id uuid not null references staff_person,
  token_hash text not null unique,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When the person last showed the second factor.
  factor_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_session_person on staff_session (person_id);

-- What an authenticator makes its codes from, sealed by the shop's key. A code is taken once: the step of the last
-- one stays.
create table staff_totp (
  person_id uuid primary key references staff_person,
  sealed_secret bytea not null,
  last_step integer not null
);

-- A code that was used is gone.
create table staff_recovery_code (
  person_id uuid not null references staff_person,
  code_hash text not null,
  primary key (person_id, code_hash)
);

-- An invitation that was accepted or withdrawn is gone.
create table staff_invitation (
  id uuid primary key,
  token_hash text not null unique,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'clerk')),
  store_id integer references store,
  -- Nobody where the command has invited.
  invited_by uuid references staff_person,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Everything that staff did, in one chain for each store and one for what has no store. No references to people:
-- an act outlives everything.
create table staff_act (
  id uuid primary key,
  store_id integer references store,
  number integer not null check (number > 0),
  -- Nobody where a command has acted.
  person_id uuid,
  kind text not null,
  thing text not null,
  thing_id text not null,
  -- JSON, kept as it was hashed.
  before text,
  after text,
  why text,
  at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  unique nulls not distinct (store_id, number)
);
create index staff_act_thing on staff_act (thing, thing_id);

-- The end of each chain: what is cut off there is missed too.
create table staff_act_end (
  store_id integer references store,
  number integer not null,
  hash text not null,
  unique nulls not distinct (store_id)
);

create function staff_act_stays() returns trigger language plpgsql as $$
begin
  raise exception 'Acts of staff are only added to: % is refused.', tg_op using errcode = '23001';
end $$;

create trigger staff_act_stays before update or delete or truncate on staff_act
  for each statement execute function staff_act_stays();
