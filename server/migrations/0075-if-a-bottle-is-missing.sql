-- What the customer would like the store to do when a bottle cannot be found: leave it out, or call first.
alter table cart add column if_missing text not null default 'leave_out' check (if_missing in ('leave_out', 'call'));
alter table purchase_order
  add column if_missing text not null default 'leave_out' check (if_missing in ('leave_out', 'call'));
