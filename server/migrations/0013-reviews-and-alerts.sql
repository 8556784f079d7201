-- Untying a closed account's reviews changes no rating: nobody has to look at the product again.
drop trigger review_changed on review;
create trigger review_changed after insert or delete or update of product_id, rating, published on review
  for each row execute function review_changed();

-- Set by the store's shelf itself when the product is there again: nobody looks through all the alerts for it.
alter table stock_alert add column is_back boolean not null default false;
create index stock_alert_back on stock_alert (asked_at) where is_back;

create function tell_stock_alerts() returns trigger language plpgsql as $$
begin
  update stock_alert set is_back = true where store_id = new.store_id and product_id = new.product_id;
  return null;
end $$;
create trigger store_product_back after update on store_product
  for each row when (old.on_hand - old.held <= 0 and new.on_hand - new.held > 0)
  execute function tell_stock_alerts();
create function tell_stock_alerts_of_range() returns trigger language plpgsql as $$
begin
  update stock_alert set is_back = true from listed
  where stock_alert.store_id = listed.store_id and stock_alert.product_id = listed.product_id
    and listed.on_hand > listed.held;
  return null;
end $$;
create trigger store_product_back_in_the_range after insert on store_product
  referencing new table as listed for each statement execute function tell_stock_alerts_of_range();

create index review_of_customer on review (customer_id);
