-- The doorbell of the staff's screens: `store:kind`, or `all:kind` for what has no store. Whoever hears it asks again.
create function ring_staff(store integer, kind text) returns void language sql as $$
  select pg_notify('staff_bell', coalesce(store::text, 'all') || ':' || kind);
$$;

-- Each thing that happens to an order is a step of it.
create function order_step_rings() returns trigger language plpgsql as $$
begin
  perform ring_staff((select store_id from purchase_order where id = new.order_id), 'orders');
  return null;
end $$;
create trigger order_step_rings after insert on purchase_order_step
  for each row execute function order_step_rings();

-- Whoever listens by a session that has ended hears nothing more, in any process.
create function staff_session_ends() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_bell', 'session:' || old.id);
  return null;
end $$;
create trigger staff_session_ends after delete on staff_session
  for each row execute function staff_session_ends();
