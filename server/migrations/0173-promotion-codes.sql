-- Upgrade: stop all processes first: the version before would take off for everybody what is only for those who have a code.
alter table promotion add column by_code boolean not null default false;

-- The codes of a promotion, any of which will do.
create table promotion_code (
  -- As it is compared with what people type: capital letters and digits, an O as a zero, an I and an L as a one.
  read_as text primary key check (read_as <> ''),
  -- As it is shown.
  code text not null,
  promotion_id integer not null references promotion on delete cascade
);
create index promotion_code_promotion on promotion_code (promotion_id);

-- How often its codes may be used, and how often they are: by orders that stand. It is apart from the promotion, because every
-- process reads its trading terms anew when a promotion changes.
create table promotion_use (
  promotion_id integer primary key references promotion on delete cascade,
  at_most integer check (at_most > 0),
  at_most_each integer check (at_most_each > 0),
  used integer not null default 0,
  constraint promotion_use_used check (used >= 0),
  constraint promotion_use_left check (used <= at_most)
);

-- As they are shown; what each is worth is looked up whenever the cart is.
alter table cart add column codes text[] not null default '{}';

-- By which code the customer had it; null where it takes something off by itself.
alter table purchase_order_promotion add column code text;
