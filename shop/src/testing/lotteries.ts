import type { getLottery, listLotteries } from 'contract/lottery';
import type { Wire } from 'contract/platform/endpoint';
import { toPage } from 'contract/platform/page';
import { barolo } from './bottles';

export type WireLottery = Wire<typeof getLottery>;
type WireSummary = Wire<typeof listLotteries>['data'][number];
export type WireTicket = NonNullable<WireLottery['ticket']>;

const hour = 3_600_000;
/** In so many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

export const aTicket = (about: Partial<WireTicket> = {}): WireTicket => ({
  id: '0190b7e0-5f00-7000-8000-0000000000e1',
  ticket_no: 'CH1-0042-7K3D',
  created_at: inHours(-30),
  status: 1,
  standing: 'entered',
  rank: null,
  ahead: null,
  claim_until: null,
  ...about,
});

/** Twelve bottles among 340 entries at West Loop, open for another 50 hours. */
export const aLottery = (about: Partial<WireSummary> = {}): WireSummary => ({
  id: 7,
  name: 'Cascina Aurelia Barolo Serralunga, Autumn 2026',
  store_id: 4,
  store_name: 'Cellar Door West Loop',
  timezone: 'America/Chicago',
  state: 'open',
  product: { ...barolo, allocation: 'lottery', stock: 'out' },
  bottles: 12,
  price: 168,
  opens_at: inHours(-70),
  closes_at: inHours(50),
  draws_at: inHours(50.2),
  entries: 340,
  entries_exact: true,
  ticket: null,
  now: inHours(0),
  ...about,
});

const hash = (digit: string) => digit.repeat(64);
export const seedHash = hash('a');
const announced = { at: inHours(-240), seed_hash: seedHash, beacon: null };
const closed = { at: inHours(-30), entries: 340, entries_hash: hash('b'), round: null, late: false };
const drawn = {
  at: inHours(-29),
  seed: hash('c'),
  signature: null,
  randomness: null,
  ranking_hash: hash('d'),
};

/** What is published by then. */
const commitmentsIn = (state: WireLottery['state']) => ({
  announced,
  closed: ['closed', 'drawn', 'settled'].includes(state) ? closed : null,
  drawn: ['drawn', 'settled'].includes(state) ? drawn : null,
});

export const lotteryDetails = (about: Partial<WireLottery> = {}): WireLottery => ({
  ...aLottery(),
  rules: 'Twelve bottles came to this store.\n\nThe right to buy one is drawn.',
  claim_hours: 48,
  commitments: commitmentsIn(about.state ?? 'open'),
  called_off: null,
  entry_refusal: null,
  ...about,
});

/** Closed, and drawn since. */
export const drawnLottery = (about: Partial<WireLottery> = {}) =>
  lotteryDetails({ state: 'drawn', closes_at: inHours(-30), draws_at: inHours(-29.8), ...about });

export const lotteryPage = (
  lotteries: WireSummary[],
  all = lotteries.length,
  at = { page: 1, pageSize: 20 },
) => toPage(lotteries, all, at);
