-- Upgrade: stop all processes first: a lottery may be called off, a state that the version before does not know.

-- What staff plan, in their own words: nobody else sees it before it is announced.
create table lottery_draft (
  id uuid primary key,
  store_id integer not null references store,
  plan jsonb not null,
  version integer not null default 1,
  made_by uuid references staff_person,
  made_at timestamptz not null
);
create index lottery_draft_store on lottery_draft (store_id, made_at desc);

alter table lottery
  add column called_off_at timestamptz,
  add column called_off_because text,
  drop constraint lottery_state_check,
  add constraint lottery_state_check check (
    state in ('announced', 'open', 'closed', 'drawn', 'settled', 'called_off')
  ),
  -- What was called off after its close keeps its frozen list.
  drop constraint lottery_check5,
  add constraint lottery_frozen_at_the_close check (
    num_nonnulls(closed_at, entries, entries_hash) = case
      when state in ('announced', 'open') or (state = 'called_off' and closed_at is null) then 0 else 3
    end
  ),
  add constraint lottery_called_off_with_a_reason check (
    num_nonnulls(called_off_at, called_off_because) = case when state = 'called_off' then 2 else 0 end
  );

create or replace function lottery_keeps_its_word() returns trigger language plpgsql as $$
declare
  states constant text[] := array['announced', 'open', 'closed', 'drawn', 'settled'];
  may_go_on boolean := case
    when old.state = 'called_off' then new.state = 'called_off'
    when new.state = 'called_off' then old.state in ('announced', 'open', 'closed')
    else array_position(states, new.state) - array_position(states, old.state) in (0, 1)
  end;
begin
  if (new.store_id, new.product_id, new.name, new.bottles, new.price, new.opens_at, new.closes_at, new.release,
      new.ticket_prefix, new.rules, new.claim_hours, new.announced_at, new.seed_hash)
    is distinct from
     (old.store_id, old.product_id, old.name, old.bottles, old.price, old.opens_at, old.closes_at, old.release,
      old.ticket_prefix, old.rules, old.claim_hours, old.announced_at, old.seed_hash)
    or new.beacon_chain is distinct from old.beacon_chain or new.named_round is distinct from old.named_round
  then
    raise exception 'What was announced of lottery % stays.', old.id using errcode = 'check_violation';
  end if;
  if not may_go_on then
    raise exception 'Lottery % goes on, one step at a time.', old.id using errcode = 'check_violation';
  end if;
  if (old.closed_at is not null and (new.closed_at, new.entries, new.entries_hash, new.draws_at)
      is distinct from (old.closed_at, old.entries, old.entries_hash, old.draws_at))
    or (old.draw_round is not null and new.draw_round is distinct from old.draw_round)
    or (old.drawn_at is not null and (new.drawn_at, new.seed, new.ranking_hash)
      is distinct from (old.drawn_at, old.seed, old.ranking_hash))
    or (old.beacon_signature is not null and new.beacon_signature is distinct from old.beacon_signature)
    or (old.called_off_at is not null and (new.called_off_at, new.called_off_because)
      is distinct from (old.called_off_at, old.called_off_because))
    or new.turns < old.turns
  then
    raise exception 'What was published of lottery % stays.', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
