-- Upgrade: beside the version before.
-- In cents: customers who have spent this much in 12 months have the membership. None where staff alone give it.
alter table membership add column spent_from integer;

-- Such customers keep what staff gave them, whatever they spend.
alter table customer add column membership_by_hand boolean not null default false;
update customer set membership_by_hand = true where membership_id is distinct from 1;
