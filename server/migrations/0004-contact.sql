-- What people wrote to a store through the contact form.
create table contact_message (
  id uuid primary key,
  store_id integer not null references store,
  name text not null,
  email text not null,
  topic text not null,
  -- As it was typed; it names no row for certain.
  order_id text,
  message text not null,
  sent_at timestamptz not null
);
create index contact_message_old on contact_message (sent_at);
