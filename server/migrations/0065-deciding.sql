-- Who makes it, and where it grew, told beside the bottle.
alter table brand add column story text;

-- Years that a wine is drunk in.
alter table product
  add column drink_from smallint,
  add column drink_until smallint,
  add constraint product_drink_window check (
    num_nonnulls(drink_from, drink_until) in (0, 2) and drink_from <= drink_until
  );

-- Where a store stands, so that another one can say how far it is.
alter table store
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180);

-- Who found a review helpful: each once, never the author. The review keeps their number.
alter table review add column helpful integer not null default 0 check (helpful >= 0);
create table review_helpful (
  review_id uuid not null references review on delete cascade,
  customer_id uuid not null references customer,
  primary key (review_id, customer_id)
);
create index review_helpful_customer on review_helpful (customer_id);
create index review_of_product_helpful on review (product_id, helpful desc, written_at desc, id) where published;

create function review_helpful_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update review set helpful = helpful + 1 where id = new.review_id;
  else
    update review set helpful = helpful - 1 where id = old.review_id;
  end if;
  return null;
end $$;
create trigger review_helpful_changed after insert or delete on review_helpful
  for each row execute function review_helpful_changed();
