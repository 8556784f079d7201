-- What is most like a bottle is found on the shelves in memory, not by its price in this table.
drop index store_product_price;
