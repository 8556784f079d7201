-- Upgrade: beside the version before.
-- Whether payments and mail worked when somebody last tried them.
create table trial (
  what text primary key check (what in ('payments', 'mail')),
  tried_at timestamptz not null,
  worked boolean not null,
  -- What came back, for the owner.
  says text not null
);
