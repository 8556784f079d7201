-- Upgrade: beside the version before.
-- Reports ask for the few lines of which something has come back.
create index purchase_order_line_returned on purchase_order_line (order_id) where returned > 0;
