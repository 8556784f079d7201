-- Retired: sold and listed nowhere any more. Old orders still name it.
alter table product
  add column retired_at timestamptz,
  -- Counts the edits of its people: the second of two who edit at once is told.
  add column version integer not null default 1,
  -- What the staff find it by; kept by the trigger.
  add column found_by tsvector not null default '';

-- A store that carries a product no longer keeps the row: what is on hand, held and was sold stands there.
alter table store_product
  add column carried boolean not null default true,
  alter column on_hand set default 0;
create trigger store_product_carried after update of carried on store_product
  for each row when (old.carried <> new.carried) execute function product_part_changed();

-- What a store offers: all that customers are told of its shelves.
create view store_offer as
  select store_id, product_id, price, compare_at, on_hand, held, sold
  from store_product join product on product.id = product_id
  where carried and retired_at is null;

-- Words without accents, capitals and what stands between them, as people type in a search field.
create function folded(words text) returns text language sql immutable strict as $$
  select regexp_replace(translate(
    replace(replace(replace(replace(
      regexp_replace(normalize(lower(words), NFKD), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđð-./''’&@:', 'oldd        '), '\s+', ' ', 'g')
$$;

create function words_of_product(brand_id integer, name text, vintage smallint) returns tsvector
language sql stable as $$
  select to_tsvector('simple', folded(concat_ws(' ', brand.name, $2, $3))) from brand where brand.id = $1
$$;

create function product_named() returns trigger language plpgsql as $$
begin
  new.found_by := words_of_product(new.brand_id, new.name, new.vintage);
  return new;
end $$;
create trigger product_named before insert or update of brand_id, name, vintage on product
  for each row execute function product_named();

create function brand_named() returns trigger language plpgsql as $$
begin
  update product set brand_id = brand_id where brand_id = new.id;
  return null;
end $$;
create trigger brand_named after update of name on brand
  for each row when (old.name <> new.name) execute function brand_named();

update product set name = name;
create index product_found_by on product using gin (found_by);
create index product_name on product (name, id);
create index product_retired on product (name, id) where retired_at is not null;
-- Whether a product is retired is asked with each offer: the index alone answers it.
create index product_not_retired on product (id) where retired_at is null;
