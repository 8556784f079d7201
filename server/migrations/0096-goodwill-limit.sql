-- In cents: how much goodwill a clerk of this store gives on one order without asking a manager.
alter table store add column goodwill_limit_cents integer not null default 5000 check (goodwill_limit_cents >= 0);
