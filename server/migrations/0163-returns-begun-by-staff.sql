-- Upgrade: beside the version before.
-- The store also returns bottles for a customer who has not asked in the shop, and pays back some that stay with them.
alter table return_request add column begun_by_store boolean not null default false;
-- Of the pieces that are paid back and not sold again, those that never came back.
alter table return_request_line add column kept integer not null default 0 check (kept between 0 and broken);
