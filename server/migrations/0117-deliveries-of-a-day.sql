-- Upgrade: beside the version before.
-- What a store brings on a day.
create index purchase_order_brought on purchase_order (store_id, slot_from) where fulfilment = 'delivery';
