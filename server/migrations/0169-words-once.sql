-- Upgrade: beside the version before.
-- What a product is found by is worked out anew only where its name has changed: an import that changed something else of
-- many products spent two fifths of its writing on it.
create or replace function product_named() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT'
    or (new.brand_id, new.name, new.vintage) is distinct from (old.brand_id, old.name, old.vintage)
  then
    new.found_by := words_of_product(new.brand_id, new.name, new.vintage);
  end if;
  return new;
end $$;

create or replace function brand_named() returns trigger language plpgsql as $$
begin
  update product set found_by = words_of_product(brand_id, name, vintage) where brand_id = new.id;
  return null;
end $$;
