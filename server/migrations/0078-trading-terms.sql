-- What a store sells by: its hours, ways and areas, the rules, the fees and the slot plans. It changes some times a year and every
-- call asks for it, so each process keeps it in memory under this stamp. Whatever changes it makes a new one: no stamp comes twice,
-- also not that of a transaction that came to nothing.
create table trading_terms (
  stamp uuid not null default gen_random_uuid()
);
create unique index trading_terms_one_row on trading_terms ((true));
insert into trading_terms default values;

create function trading_terms_changed() returns trigger language plpgsql as $$
begin
  update trading_terms set stamp = gen_random_uuid();
  return null;
end $$;

create trigger store_changed after insert or update or delete or truncate on store
  for each statement execute function trading_terms_changed();
create trigger store_hours_changed after insert or update or delete or truncate on store_hours
  for each statement execute function trading_terms_changed();
create trigger store_mode_changed after insert or update or delete or truncate on store_mode
  for each statement execute function trading_terms_changed();
create trigger store_delivery_zip_changed after insert or update or delete or truncate on store_delivery_zip
  for each statement execute function trading_terms_changed();
create trigger jurisdiction_changed after insert or update or delete or truncate on jurisdiction
  for each statement execute function trading_terms_changed();
create trigger county_zip_changed after insert or update or delete or truncate on county_zip
  for each statement execute function trading_terms_changed();
create trigger jurisdiction_rule_changed after insert or update or delete or truncate on jurisdiction_rule
  for each statement execute function trading_terms_changed();
create trigger fulfilment_fee_changed after insert or update or delete or truncate on fulfilment_fee
  for each statement execute function trading_terms_changed();
create trigger slot_plan_changed after insert or update or delete or truncate on slot_plan
  for each statement execute function trading_terms_changed();
