-- Upgrade: beside the version before.

-- A function in SQL is read and planned at each call from a trigger; these are called several times by each purchase.
create or replace function note_catalogue_change(changed integer) returns void language plpgsql as $$
begin
  insert into catalogue_change (product_id) values (changed);
  perform pg_notify('catalogue_change', '');
end $$;

create or replace function ring_staff(store integer, kind text) returns void language plpgsql as $$
begin
  perform pg_notify('staff_bell', coalesce(store::text, 'all') || ':' || kind);
end $$;

-- What was held is sold: the shelf has as many left as before, and no set of several bottles notices anything.
create or replace function store_product_changed() returns trigger language plpgsql as $$
declare
  had integer := old.on_hand - old.held;
  has integer := new.on_hand - new.held;
begin
  if old.price <> new.price
    or old.compare_at is distinct from new.compare_at
    or shown_stock(had) <> shown_stock(has)
    or (had <> has and exists (select from wine_set_part where product_id = new.product_id))
  then
    perform note_catalogue_change(new.product_id);
  end if;
  return null;
end $$;
