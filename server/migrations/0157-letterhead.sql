-- Upgrade: beside the version before.
-- Whom every letter names as its sender. One row; without a name that of the mail settings stands.
create table letterhead (
  is_the_one boolean primary key default true check (is_the_one),
  name text not null,
  -- Where answers go; empty is the address that letters come from.
  reply_to text not null,
  -- Printed at the foot, in lines.
  address text not null
);
insert into letterhead (name, reply_to, address) values ('', '', '');
