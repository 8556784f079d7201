-- A card that was bought for somebody else is in its buyer's list as sent; it is held by nobody until it is claimed.
alter table gift_card drop column holder_id;
create index gift_card_owner on gift_card (owner_id, delivery_date desc, id desc);
create index gift_card_buyer on gift_card (buyer_id, delivery_date desc, id desc);
