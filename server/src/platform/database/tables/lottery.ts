import type { LotteryPlan } from 'contract/lottery/lotteries.staff';
import type { Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../../ids.js';

type BeaconChain = { hash: string; publicKey: string; genesisTime: number; period: number };

export type LotteryTables = {
  lottery: {
    id: Generated<number>;
    store_id: number;
    product_id: number;
    name: string;
    bottles: number;
    price: number;
    opens_at: Date;
    closes_at: Date;
    state: 'announced' | 'open' | 'closed' | 'drawn' | 'settled' | 'called_off';
    release: string;
    ticket_prefix: string;
    rules: string;
    claim_hours: Generated<number>;
    announced_at: Date;
    draws_at: Date;
    seed_hash: string;
    sealed_seed: Buffer;
    beacon_chain: JSONColumnType<BeaconChain> | null;
    named_round: number | null;
    closed_at: Date | null;
    entries: number | null;
    entries_hash: string | null;
    draw_round: number | null;
    drawn_at: Date | null;
    seed: string | null;
    beacon_signature: string | null;
    ranking_hash: string | null;
    turns: Generated<number>;
    settled_at: Date | null;
    called_off_at: Date | null;
    called_off_because: string | null;
  };
  lottery_draft: {
    id: Uuid;
    store_id: number;
    plan: JSONColumnType<LotteryPlan>;
    version: Generated<number>;
    made_by: Uuid | null;
    made_at: Date;
  };
  lottery_ticket: {
    id: Uuid;
    lottery_id: number;
    customer_id: Uuid;
    ticket_no: string;
    entered_at: Date;
    standing: 'entered' | 'won' | 'claimed' | 'paid' | 'handed_over' | 'lapsed';
    release: string;
    rank: number | null;
    turn_at: Date | null;
    claim_until: Date | null;
    order_id: Uuid | null;
    mailbox_key: string | null;
    phone_key: string | null;
  };
  lottery_piece: {
    lottery_id: number;
    list: 'entries' | 'ranking';
    number: number;
    tickets: string;
  };
};
