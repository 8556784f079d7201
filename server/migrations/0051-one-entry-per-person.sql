-- Who stands behind a ticket, as keyed hashes: of the mailbox without tags and dots, and of the phone where one is known.
-- Tickets of before, and those that are loaded with the demo, have none.
alter table lottery_ticket
  add column mailbox_key text,
  add column phone_key text;
create unique index lottery_ticket_one_per_mailbox on lottery_ticket (lottery_id, mailbox_key);
create unique index lottery_ticket_one_per_phone on lottery_ticket (lottery_id, phone_key);
create index lottery_ticket_mailbox on lottery_ticket (mailbox_key) where mailbox_key is not null;
create index lottery_ticket_phone on lottery_ticket (phone_key) where phone_key is not null;
