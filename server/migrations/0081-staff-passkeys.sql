create table staff_passkey (
  id uuid primary key,
  person_id uuid not null references staff_person,
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- As the device counts its uses, if it does: a copy of it falls behind.
  counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_person on staff_passkey (person_id);

-- What a passkey is asked to sign: once, soon, and by this person where it is to be added. A used one is gone.
create table staff_passkey_challenge (
  challenge text primary key,
  person_id uuid references staff_person,
  expires_at timestamptz not null
);
