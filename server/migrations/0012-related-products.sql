-- What costs about as much at a store is found from the price outwards.
create index store_product_price on store_product (store_id, price, product_id);
