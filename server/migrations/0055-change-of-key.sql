-- Which key has sealed what this database holds: another one is found out at the start, and not by a customer.
create table secret_key_fingerprint (
  is_the_one boolean primary key default true check (is_the_one),
  fingerprint text not null
);

-- A change of key seals the seeds anew. Each is bound to its hash, which was published and stays.
create or replace function lottery_keeps_its_word() returns trigger language plpgsql as $$
declare
  states constant text[] := array['announced', 'open', 'closed', 'drawn', 'settled'];
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
  if array_position(states, new.state) - array_position(states, old.state) not in (0, 1) then
    raise exception 'Lottery % goes on, one step at a time.', old.id using errcode = 'check_violation';
  end if;
  if (old.closed_at is not null and (new.closed_at, new.entries, new.entries_hash, new.draws_at)
      is distinct from (old.closed_at, old.entries, old.entries_hash, old.draws_at))
    or (old.draw_round is not null and new.draw_round is distinct from old.draw_round)
    or (old.drawn_at is not null and (new.drawn_at, new.seed, new.ranking_hash)
      is distinct from (old.drawn_at, old.seed, old.ranking_hash))
    or (old.beacon_signature is not null and new.beacon_signature is distinct from old.beacon_signature)
    or new.turns < old.turns
  then
    raise exception 'What was published of lottery % stays.', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
