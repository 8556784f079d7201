import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { enterLottery, getLottery, listLotteryTickets } from 'contract/lottery';
import { getLotteryRecord, getRecordPiece } from 'contract/lottery-record';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { days, hours, minutes } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { makeChain, TestBeacon } from '../../../testing/test-beacon.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { announceTestLottery, entrants, openTestLottery, tendAfter } from '../../../testing/test-lottery.js';
import type { TestShop } from '../../../testing/test-shop.js';
import { momentOfRound } from '../announcing/beacon-chain.js';
import { newSeed } from '../announcing/seeds.js';

const checker = fileURLToPath(new URL('../../../../../tools/check-draw.mjs', import.meta.url));
const run = promisify(execFile);

const at = (lottery: number) => ({ path: { id: String(lottery) } });
const recordOf = (shop: TestShop, id: number) => shop.call(getLotteryRecord, at(id));

const download = async (shop: TestShop, id: number) => {
  const { body, headers } = await shop.app.inject(`/api/e-com/lotteries/${id}/record.json`);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  return JSON.parse(body);
};

/** The output that a stranger sees who runs the checker on this record. */
async function checked(shop: TestShop, record: object): Promise<{ code: number; said: string }> {
  const file = path.join(shop.dataFolder, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  return run(process.execPath, [checker, file]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  );
}

const everythingIsKept = async (shop: TestShop) => {
  const lines: string[] = [];
  await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
};

const enterAll = async (customers: readonly TestCustomer[], id: number) => {
  const tickets = new Map<string, TestCustomer>();
  for (const customer of customers)
    tickets.set((await customer.call(enterLottery, at(id))).ticket_no, customer);
  return tickets;
};

const [first, second] = [new TestBeacon(), new TestBeacon()];
/** Weeks pass in these lotteries, while their entrants stay logged in. */
const settings: Record<string, string> = { SESSION_DAYS: '365' };
// The beacon starts long before the tests' clock, so that it always has rounds.
const { chain, signatureOf } = makeChain(1_700_000_000);
const stranger = makeChain(1_700_000_000);

beforeAll(async () => {
  settings.BEACON_URLS = `${await first.start()}, ${await second.start()}`;
  settings.BEACON_CHAIN = [chain.hash, chain.publicKey, chain.genesisTime, chain.period].join(':');
});
afterAll(() => Promise.all([first.stop(), second.stop()]));

describeShop(
  'a lottery with a beacon',
  (shop) => {
    const seed = newSeed();
    let id: number;
    let tickets: Map<string, TestCustomer>;
    let customers: TestCustomer[];
    const round = async () => (await recordOf(shop, id)).commitments.closed!.round!;

    beforeAll(async () => {
      for (const { rounds } of [first, second]) rounds.clear();
      customers = await entrants(shop, 5);
      id = await announceTestLottery(shop, { seed });
    });

    it('publishes the hash of its seed and names a round after the close, before it opens', async () => {
      const { commitments, lottery, pieces, does_not_prove } = await recordOf(shop, id);
      expect(commitments).toMatchObject({
        announced: { seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/), beacon: { chain_hash: chain.hash } },
        closed: null,
        drawn: null,
      });
      expect(lottery.state).toBe('announced');
      const spoken = momentOfRound(chain, commitments.announced.beacon!.named_round);
      expect(spoken.getTime()).toBeGreaterThanOrEqual(Date.parse(lottery.closes_at) + minutes(10));
      expect(pieces).toEqual({ entries: 0, ranking: 0 });
      expect(does_not_prove.join()).not.toContain('no public beacon');
    });

    it('freezes its entries at the close, publishes their hash and mails it', async () => {
      await tendAfter(shop, hours(1));
      tickets = await enterAll(customers, id);
      await tendAfter(shop, days(3));
      const { commitments } = await recordOf(shop, id);
      expect(commitments.closed).toMatchObject({
        entries: 5,
        late: false,
        round: commitments.announced.beacon!.named_round,
      });
      for (const { email } of customers) {
        const { subject, text } = await shop.letterTo(email);
        expect(subject).toMatch(/^Entries are closed/);
        expect(text).toContain(commitments.closed!.entries_hash);
        expect(text).toContain(commitments.announced.seed_hash);
      }
      const frozen = await shop.call(getRecordPiece, {
        path: { id: String(id), list: 'entries', piece: '0' },
      });
      expect(frozen).toEqual({ piece: 0, pieces: 1, tickets: [...tickets.keys()].sort() });
      expect((await checked(shop, await download(shop, id))).said).toContain('It is not drawn yet');
    });

    it('waits for a beacon that is late, and does not believe one that is forged', async () => {
      await tendAfter(shop, minutes(10));
      expect((await recordOf(shop, id)).lottery.state).toBe('closed');
      first.tell(await round(), stranger.signatureOf(await round()));
      second.trouble = { status: 503, body: {} };
      await tendAfter(shop, minutes(5));
      expect((await recordOf(shop, id)).lottery.state).toBe('closed');
      expect(shop.log).toContain('a lottery waits for the beacon');
      expect(shop.log).toContain('The beacon did not sign this.');
    });

    it('has not told its seed to anybody so far', async () => {
      const { rows } = await shop.shop.read((db) =>
        sql<{ everything: string }>`select string_agg(t::text, ' ') as everything from (
          select to_jsonb(lottery) as t from lottery union all select to_jsonb(job) from job
        ) as told`.execute(db),
      );
      const letters = (await shop.letters()).map(({ text, html }) => text + html);
      const calls = [await customers[0]!.call(getLottery, at(id)), await download(shop, id)];
      const told = [rows[0]!.everything, shop.log, JSON.stringify(calls), ...letters].join('\n');
      expect(told).toContain((await recordOf(shop, id)).commitments.announced.seed_hash);
      expect(told).not.toContain(seed);
      expect(told).not.toContain(Buffer.from(seed, 'hex').toString('base64'));
      shop.takeErrors();
    });

    it('is drawn when an address tells the true round, and everybody is told', async () => {
      second.trouble = undefined;
      second.tell(await round(), signatureOf(await round()));
      await tendAfter(shop, minutes(1));
      const record = await recordOf(shop, id);
      expect(record.lottery.state).toBe('drawn');
      expect(record.commitments.drawn).toMatchObject({ seed, signature: signatureOf(await round()) });
      const { tickets: ranking } = await shop.call(getRecordPiece, {
        path: { id: String(id), list: 'ranking', piece: '0' },
      });
      expect(record.turns.map(({ ticket_no }) => ticket_no)).toEqual(ranking.slice(0, 2));
      for (const [place, ticketNo] of ranking.entries()) {
        const customer = tickets.get(ticketNo)!;
        const { ticket } = await customer.call(getLottery, at(id));
        const isWinner = place < 2;
        expect(ticket).toMatchObject({
          rank: place + 1,
          standing: isWinner ? 'won' : 'alternate',
          ahead: isWinner ? null : place - 2,
          status: 1,
        });
        const { subject } = await shop.letterTo(customer.email);
        expect(subject).toMatch(isWinner ? /^You have won/ : /^The draw is made/);
      }
      await everythingIsKept(shop);
    });

    it('can be checked by a stranger, who finds each lie', async () => {
      const record = await download(shop, id);
      const { code, said } = await checked(shop, record);
      expect([code, said]).toEqual([0, expect.stringContaining('The draw is as it was promised.')]);
      expect(said).toContain('✓ The beacon has signed this round');
      const { commitments, entries, ranking, turns } = record;
      const { announced, closed, drawn } = commitments;
      const lies: [string, object][] = [
        ['list', { entries: entries.slice(1) }],
        ['list', { entries: [...entries.slice(1), 'CH1-9999-2222'] }],
        ['ranking that is shown', { ranking: [ranking[1], ranking[0], ...ranking.slice(2)] }],
        ['Turns', { turns: [turns[1], turns[0]] }],
        ['No more tickets', { lottery: { ...record.lottery, bottles: 1 } }],
        ['seed', { commitments: { ...commitments, drawn: { ...drawn, seed: newSeed() } } }],
        ['round', { commitments: { ...commitments, closed: { ...closed, round: closed.round + 1 } } }],
        [
          'signed',
          {
            commitments: {
              ...commitments,
              drawn: { ...drawn, signature: stranger.signatureOf(closed.round) },
            },
          },
        ],
        [
          "Key and clock are those of drand's quicknet",
          {
            commitments: {
              ...commitments,
              announced: {
                ...announced,
                beacon: {
                  ...announced.beacon,
                  chain_hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
                },
              },
            },
          },
        ],
        ['promised before', { commitments: { ...commitments, announced: { ...announced, at: closed.at } } }],
      ];
      for (const [words, lie] of lies) {
        const found = await checked(shop, { ...record, ...lie });
        expect([found.code, found.said], words).toEqual([1, expect.stringMatching(`✗ .*${words}`)]);
      }
    });

    it('passes a turn on that was not used, and is settled when nobody is left', async () => {
      const { tickets: ranking } = await shop.call(getRecordPiece, {
        path: { id: String(id), list: 'ranking', piece: '0' },
      });
      const standings = async () => (await recordOf(shop, id)).turns.map(({ standing }) => standing);
      await tendAfter(shop, hours(48));
      expect(await standings()).toEqual(['lapsed', 'lapsed', 'won', 'won']);
      const subjectTo = async (place: number) =>
        (await shop.letterTo(tickets.get(ranking[place]!)!.email)).subject;
      expect([await subjectTo(0), await subjectTo(2)]).toEqual([
        expect.stringMatching(/^Your time to buy has run out/),
        expect.stringMatching(/^It is your turn/),
      ]);
      await tendAfter(shop, hours(48));
      expect(await standings()).toEqual(['lapsed', 'lapsed', 'lapsed', 'lapsed', 'won']);
      expect((await recordOf(shop, id)).lottery.state).toBe('drawn');
      await tendAfter(shop, hours(48));
      expect((await recordOf(shop, id)).lottery.state).toBe('settled');
      const account = await tickets.get(ranking[4]!)!.call(listLotteryTickets, { query: {} });
      expect(account.data[0]).toMatchObject({ status: 0 });
      await everythingIsKept(shop);
    });

    it('names a later round when it is closed late, and says so', async () => {
      const late = await openTestLottery(shop);
      await enterAll(customers.slice(0, 1), late);
      await tendAfter(shop, days(3) + hours(2));
      const { commitments, proves } = await recordOf(shop, late);
      const { round: used, late: isLate, at: closedAt } = commitments.closed!;
      expect(isLate).toBe(true);
      expect(used).toBeGreaterThan(commitments.announced.beacon!.named_round);
      expect(momentOfRound(chain, used!).getTime()).toBeGreaterThanOrEqual(
        Date.parse(closedAt) + minutes(10),
      );
      expect(proves.join()).toContain('a later round of the beacon was named');
      second.tell(used!, signatureOf(used!));
      await tendAfter(shop, minutes(11));
      expect((await recordOf(shop, late)).lottery.state).toBe('drawn');
      expect((await checked(shop, await download(shop, late))).code).toBe(0);
    });
  },
  settings,
);

describeShop('a lottery without a beacon', (shop) => {
  it('is drawn after the close, and its record says what is not proven', async () => {
    const id = await openTestLottery(shop);
    await enterAll(await entrants(shop, 3), id);
    await tendAfter(shop, days(3));
    await tendAfter(shop, minutes(10));
    const record = await recordOf(shop, id);
    expect(record).toMatchObject({
      lottery: { state: 'drawn' },
      commitments: { announced: { beacon: null }, drawn: { signature: null, randomness: null } },
    });
    expect(record.does_not_prove.join()).toContain('no public beacon was used');
    const { code, said } = await checked(shop, await download(shop, id));
    expect([code, said]).toEqual([0, expect.stringContaining('no public beacon was used')]);
    await everythingIsKept(shop);
  });

  it('is drawn when it was announced for, unless it is closed more than five minutes late', async () => {
    const drawsAfterClose = async (late: number) => {
      const id = await openTestLottery(shop);
      await tendAfter(shop, days(3) + late);
      const { lottery } = await recordOf(shop, id);
      return Date.parse(lottery.draws_at) - Date.parse(lottery.closes_at);
    };
    expect(await drawsAfterClose(minutes(5))).toBe(minutes(10));
    expect(await drawsAfterClose(minutes(5) + 1)).toBe(minutes(15) + 1);
  });

  it('that nobody has entered is settled at once', async () => {
    const id = await openTestLottery(shop);
    await tendAfter(shop, days(3));
    await tendAfter(shop, minutes(10));
    expect(await recordOf(shop, id)).toMatchObject({ lottery: { state: 'settled' }, turns: [] });
    expect(await download(shop, id)).toMatchObject({ entries: [], ranking: [] });
    await everythingIsKept(shop);
  });

  it('passes the turn of somebody who has left to the next', async () => {
    const customers = await entrants(shop, 3);
    const id = await openTestLottery(shop);
    const tickets = await enterAll(customers, id);
    await tendAfter(shop, days(3));
    const gone = { email: null, dob: null, password_hash: null, closed_at: shop.clock.now() };
    const left = [...tickets.values()].slice(0, 2).map(({ id: customerId }) => customerId);
    await shop.shop.write((tx) =>
      tx
        .updateTable('customer')
        .set({
          ...gone,
          email_confirmed_at: null,
          first_name: 'Closed',
          last_name: 'account',
          license_exp_date: null,
        })
        .where('id', 'in', left)
        .execute(),
    );
    await tendAfter(shop, minutes(10));
    const { turns } = await recordOf(shop, id);
    for (const { ticket_no, standing } of turns)
      expect(standing).toBe(left.includes(tickets.get(ticket_no)!.id) ? 'lapsed' : 'won');
    expect(turns.filter(({ standing }) => standing === 'won')).toHaveLength(1);
  });

  it('has nothing at the address of a record that there is not', async () => {
    for (const id of ['999999', '0', 'x', '1e3']) {
      const answer = await shop.app.inject(`/api/e-com/lotteries/${id}/record.json`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'lottery_not_found']);
    }
    const nowhere = { path: { id: '999999', list: 'ranking', piece: '0' } } as const;
    await expect(shop.call(getRecordPiece, nowhere)).rejects.toMatchObject({ code: 'lottery_not_found' });
  });
});
