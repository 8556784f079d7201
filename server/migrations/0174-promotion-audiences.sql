-- Upgrade: stop all processes first: the version before would take off for everybody what is only for some.
-- Whom it is for: those who have not ordered yet, or those with one of the named memberships.
alter table promotion add column audience text not null default 'everybody'
  check (audience in ('everybody', 'first_order', 'members'));

create table promotion_membership (
  promotion_id integer not null references promotion on delete cascade,
  membership_id integer not null references membership on delete cascade,
  primary key (promotion_id, membership_id)
);
create index promotion_membership_membership on promotion_membership (membership_id);

create trigger promotion_membership_changed after insert or update or delete or truncate on promotion_membership
  for each statement execute function trading_terms_changed();
-- Customers read their names beside what is on.
create trigger membership_changed after insert or update or delete or truncate on membership
  for each statement execute function trading_terms_changed();
