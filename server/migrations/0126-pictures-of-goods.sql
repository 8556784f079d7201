-- Upgrade: beside the version before.
-- What staff have uploaded to be shown in the shop, and what was cut from it. One id never gets another content:
-- a picture that is turned or cut is a new one.
create table picture (
  id text primary key,
  -- What it was cut from; an upload is its own.
  original_id text not null,
  -- In pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Clockwise, in degrees.
  turn smallint not null default 0 check (turn in (0, 90, 180, 270)),
  -- Of what stands upright then: left, top, width and height, each of 1. Null is all of it.
  crop jsonb,
  made_at timestamptz not null,
  -- It has stood in the shop, or what did was cut from it: orders may show it for ever.
  used boolean not null default false
);
create index picture_unused on picture (made_at) where not used;

-- What each of its pictures shows, in their order, for whoever does not see them. Where nothing is said, the name does.
alter table product add column image_words text[] not null default '{}';
