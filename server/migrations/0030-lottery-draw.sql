-- Lotteries so far were shown and never drawn: without a commitment nothing of them can be proven.
delete from lottery_ticket;
delete from lottery;

alter table lottery
  alter column id add generated always as identity,
  -- The same bottle, given out at several stores: a customer wins one of them.
  add column release text not null,
  add column ticket_prefix text not null check (ticket_prefix ~ '^[A-Z0-9]{2,4}$'),
  add column rules text not null,
  add column claim_hours integer not null default 48 check (claim_hours > 0),
  add column announced_at timestamptz not null,
  -- Not drawn before; when the close comes late, later.
  add column draws_at timestamptz not null,
  -- Published before anybody can enter. The seed itself is sealed by the server's key until it is revealed.
  add column seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  add column sealed_seed bytea not null,
  add column beacon_chain jsonb,
  add column named_round bigint check (named_round > 0),
  -- Published at the close: the frozen list, and the round that is used, a later one when the close was late.
  add column closed_at timestamptz,
  add column entries integer check (entries >= 0),
  add column entries_hash text check (entries_hash ~ '^[0-9a-f]{64}$'),
  add column draw_round bigint check (draw_round >= named_round),
  -- Published at the draw.
  add column drawn_at timestamptz,
  add column seed text,
  add column beacon_signature text,
  add column ranking_hash text check (ranking_hash ~ '^[0-9a-f]{64}$'),
  -- How many of the ranking have had their turn.
  add column turns integer not null default 0 check (turns between 0 and entries),
  add column settled_at timestamptz,
  add check (draws_at > closes_at),
  add check (num_nonnulls(beacon_chain, named_round) in (0, 2)),
  add check (num_nonnulls(closed_at, entries, entries_hash) = (case when state in ('announced', 'open') then 0 else 3 end)),
  add check ((draw_round is not null) = (closed_at is not null and beacon_chain is not null)),
  add check (num_nonnulls(drawn_at, seed, ranking_hash) = (case when state in ('drawn', 'settled') then 3 else 0 end)),
  add check ((beacon_signature is not null) = (seed is not null and beacon_chain is not null)),
  add check ((settled_at is not null) = (state = 'settled')),
  add constraint lottery_seed_is_the_published_one check (
    encode(sha256(decode(seed, 'hex')), 'hex') = seed_hash
  );
create index lottery_to_tend on lottery (state) where state <> 'settled';

create sequence lottery_ticket_number;

alter table lottery_ticket
  add column release text not null,
  -- From the turn on: the place in the ranking, and until when the bottle can be claimed and bought.
  add column rank integer check (rank > 0),
  add column turn_at timestamptz,
  add column claim_until timestamptz,
  add column order_id uuid references purchase_order,
  drop constraint lottery_ticket_standing_check,
  -- Who has had no turn is an alternate after the draw, and has lost when the lottery is settled.
  add check (standing in ('entered', 'won', 'claimed', 'paid', 'handed_over', 'lapsed')),
  add check (num_nonnulls(rank, turn_at, claim_until) = (case when standing = 'entered' then 0 else 3 end)),
  add check (order_id is null or standing in ('paid', 'handed_over'));
create unique index lottery_ticket_turn on lottery_ticket (lottery_id, rank) where rank is not null;
create unique index lottery_ticket_one_win on lottery_ticket (release, customer_id)
  where standing in ('won', 'claimed', 'paid', 'handed_over');
create index lottery_ticket_claim on lottery_ticket (claim_until) where standing in ('won', 'claimed');
create index lottery_ticket_order on lottery_ticket (order_id) where order_id is not null;
create index lottery_ticket_entrants on lottery_ticket (lottery_id, id);

-- The frozen list and the ranking, at most 10,000 ticket numbers to a piece, a line for each: as they are hashed.
create table lottery_piece (
  lottery_id integer not null references lottery,
  list text not null check (list in ('entries', 'ranking')),
  number integer not null check (number >= 0),
  tickets text not null check (tickets ~ '\n$'),
  primary key (lottery_id, list, number)
);

create function lottery_keeps_its_word() returns trigger language plpgsql as $$
declare
  states constant text[] := array['announced', 'open', 'closed', 'drawn', 'settled'];
begin
  if (new.store_id, new.product_id, new.name, new.bottles, new.price, new.opens_at, new.closes_at, new.release,
      new.ticket_prefix, new.rules, new.claim_hours, new.announced_at, new.seed_hash, new.sealed_seed)
    is distinct from
     (old.store_id, old.product_id, old.name, old.bottles, old.price, old.opens_at, old.closes_at, old.release,
      old.ticket_prefix, old.rules, old.claim_hours, old.announced_at, old.seed_hash, old.sealed_seed)
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
create trigger lottery_keeps_its_word before update on lottery
  for each row execute function lottery_keeps_its_word();

create function lottery_ticket_keeps_its_word() returns trigger language plpgsql as $$
declare
  held record;
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.lottery_id, new.customer_id, new.ticket_no, new.entered_at, new.release)
      is distinct from (old.id, old.lottery_id, old.customer_id, old.ticket_no, old.entered_at, old.release)
      or (old.rank is not null and new.rank is distinct from old.rank)
    then
      raise exception 'The ticket % stays.', old.ticket_no using errcode = 'check_violation';
    end if;
    return new;
  end if;
  -- Whoever closes the lottery waits until this entry has come or gone, and every entry after that finds it closed.
  select state, opens_at, closes_at, release into held from lottery
    where id = coalesce(new.lottery_id, old.lottery_id) for share;
  if held.state <> 'open' then
    raise exception 'The entries of this lottery are frozen.' using errcode = 'check_violation';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.entered_at < held.opens_at or new.entered_at >= held.closes_at or new.release <> held.release then
    raise exception 'The ticket % does not belong here.', new.ticket_no using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger lottery_ticket_keeps_its_word before insert or update or delete on lottery_ticket
  for each row execute function lottery_ticket_keeps_its_word();

create function lottery_piece_stays() returns trigger language plpgsql as $$
begin
  raise exception 'A published list stays.' using errcode = 'check_violation';
end $$;
create trigger lottery_piece_stays before update or delete on lottery_piece
  for each row execute function lottery_piece_stays();
create trigger lottery_piece_all_stay before truncate on lottery_piece
  for each statement execute function lottery_piece_stays();
