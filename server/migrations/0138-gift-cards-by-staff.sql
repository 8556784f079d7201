-- Upgrade: stop all processes first: the version before would let a card be spent that is blocked.

alter table gift_card
  -- The last signs of the code, as they are shown wherever it is masked: cards are found by them.
  add column code_end text,
  add column blocked_at timestamptz,
  add column blocked_because text,
  add check (num_nonnulls(blocked_at, blocked_because) in (0, 2));
create index gift_card_code_end on gift_card (store_id, code_end);
create index gift_card_of_store on gift_card (store_id, bought_at desc, id desc);
-- Of before this migration: they are opened, and their end is written down, by a job.
create index gift_card_without_end on gift_card (id) where code_end is null;
