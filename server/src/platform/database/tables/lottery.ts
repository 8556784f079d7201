import type { Uuid } from '../../ids.js';

export type LotteryTables = {
  lottery: {
    id: number;
    store_id: number;
    product_id: number;
    name: string;
    bottles: number;
    price: number;
    opens_at: Date;
    closes_at: Date;
    state: 'announced' | 'open' | 'closed' | 'drawn' | 'settled';
  };
  lottery_ticket: {
    id: Uuid;
    lottery_id: number;
    customer_id: Uuid;
    ticket_no: string;
    entered_at: Date;
    standing: 'entered' | 'alternate' | 'won' | 'claimed' | 'paid' | 'handed_over' | 'lapsed' | 'lost';
  };
};
