-- The newest link alone; one that was used is gone.
create table staff_password_reset (
  person_id uuid primary key references staff_person,
  token_hash text not null unique,
  expires_at timestamptz not null
);

-- The record is read from its end, by store, person or kind.
create index staff_act_at on staff_act (at, id);
create index staff_act_store on staff_act (store_id, at, id);
create index staff_act_person on staff_act (person_id, at, id);
create index staff_act_kind on staff_act (kind, at, id);
