-- What costs about as much at a store is found from the price outwards.
create index store_product_price on store_product (store_id, price, product_id);

-- Some of a category are found without looking at all of it.
drop index product_category;
create index product_category on product (category_id, id);
