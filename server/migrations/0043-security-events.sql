-- What happened to the security of an account, to be read later: rows are added, and otherwise left alone.
create table security_event (
  id uuid primary key,
  -- Null where nobody has the address that was typed. No reference: an event must not wait for a lock of the
  -- customer's row.
  customer_id uuid,
  kind text not null check (kind in (
    'sign-up', 'log-in', 'log-out', 'end-session', 'current-password', 'change-password', 'ask-for-reset',
    'reset-password', 'ask-for-email', 'stop-email-change', 'change-email', 'confirm-email', 'close-account'
  )),
  outcome text not null check (outcome in ('done', 'refused')),
  session_id uuid,
  -- Words such as "Safari on iPhone", and a keyed hash of the caller's address. Emptied when the account is closed.
  device text not null,
  address_hash text not null,
  at timestamptz not null
);
create index security_event_customer on security_event (customer_id, at);
create index security_event_old on security_event (at);

create function security_event_stays() returns trigger language plpgsql as $$
begin
  -- Forgetting after a year.
  if tg_op = 'DELETE' and old.at < now() - interval '360 days' then return old; end if;
  -- Closing an account: device and address go, and nothing else changes.
  if tg_op = 'UPDATE'
    and (new.device, new.address_hash) = ('', '')
    and (new.id, new.customer_id, new.kind, new.outcome, new.session_id, new.at)
      is not distinct from (old.id, old.customer_id, old.kind, old.outcome, old.session_id, old.at)
    and exists (select from customer where id = old.customer_id and closed_at is not null)
  then return new; end if;
  raise exception 'Security events are only added to: % is refused.', tg_op using errcode = '23001';
end $$;

create trigger security_event_stays before update or delete on security_event
  for each row execute function security_event_stays();

create function security_event_not_truncated() returns trigger language plpgsql as $$
begin
  raise exception 'Security events are only added to: % is refused.', tg_op using errcode = '23001';
end $$;

create trigger security_event_not_truncated before truncate on security_event
  for each statement execute function security_event_not_truncated();
