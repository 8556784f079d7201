alter table staff_person
  -- Sessions are forgotten; this stays.
  add column last_seen_at timestamptz,
  -- Nobody to the log-in, until it is lifted.
  add column suspended_at timestamptz;

-- As whoever invites calls them; nothing where the command has invited.
alter table staff_invitation
  add column name text not null default '' check (char_length(name) <= 100);
alter table staff_invitation alter column name drop default;
