-- Whoever has none can open the profile all the same. A new customer still begins with the first one.
alter table customer alter column membership_id drop not null;
