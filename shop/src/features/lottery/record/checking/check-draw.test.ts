import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { LotteryRecord } from 'contract/lottery-record';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDraw } from './check-draw';
import { drawKeyOf, hashOfHex, hashOfList, hexOf, rankTickets, scorerOf } from './fair-draw';
import type { Finding } from './finding';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'cellar-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Vector = {
  says: string;
  lottery: number;
  seed: string;
  seed_hash: string;
  tickets: string[];
  entries_hash: string;
  beacon: { chain_hash: string; round: number; randomness: string } | null;
  key: string;
  ranking: string[];
  first_score: string | null;
};
const vectors = JSON.parse(readFileSync(path.join(root, 'docs/fair-draw-vectors.json'), 'utf8')) as Vector[];

describe('the draw in the browser', () => {
  it.each(vectors)('is that of the test vectors: $says', async (vector) => {
    const { lottery, seed, beacon } = vector;
    const entries = vector.tickets.toSorted();
    expect(await hashOfHex(seed)).toBe(vector.seed_hash);
    expect(await hashOfList(entries)).toBe(vector.entries_hash);
    const key = await drawKeyOf({
      lotteryId: lottery,
      seed,
      entriesHash: vector.entries_hash,
      beacon: beacon && { ...beacon, chainHash: beacon.chain_hash },
    });
    expect(hexOf(key)).toBe(vector.key);
    const order = await rankTickets(key, entries, () => undefined);
    expect(Array.from(order, (at) => entries[at])).toEqual(vector.ranking);
    const score = await scorerOf(key);
    const [first] = vector.ranking;
    expect(first ? hexOf(new Uint8Array(await score(first))) : null).toBe(vector.first_score);
  });
});

/** The record with its lists, as it is downloaded. */
type Whole = Omit<LotteryRecord, 'pieces'> & { entries: string[]; ranking: string[] };

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const lines = (tickets: readonly string[]) => tickets.map((ticket) => `${ticket}\n`).join('');
const roundOf1000 =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const quicknet = {
  chain_hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis_time: 1_692_803_367,
  period: 3,
  named_round: 1000,
};
const tickets = Array.from({ length: 20 }, (_, n) => `CH1-${String(n + 1).padStart(4, '0')}-7K3D`);
const seed = '5a'.repeat(32);

type About = { beacon?: typeof quicknet | null; round?: number; late?: boolean; entries?: string[] };

/** Drawn by Node's own means, not by those of the checker. */
function drawnRecord({
  beacon = quicknet,
  round = 1000,
  late = false,
  entries = tickets,
}: About = {}): Whole {
  const entries_hash = sha256(lines(entries));
  const randomness = beacon && sha256(Buffer.from(roundOf1000, 'hex'));
  const drawnFrom = beacon ? `${beacon.chain_hash} ${round} ${randomness}` : 'none';
  const text = `cellar-door-draw/1\nlottery 42\nentries ${entries_hash}\nbeacon ${drawnFrom}\n`;
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();
  const scoreOf = (ticket: string) => createHmac('sha256', key).update(ticket).digest('hex');
  const ranking = entries.toSorted((a, b) => (scoreOf(a) < scoreOf(b) ? -1 : 1));
  return {
    format: 'cellar-door-draw/1',
    lottery: {
      id: 42,
      name: 'Barolo Riserva, Autumn 2023',
      store_id: 3,
      store_name: 'Cellar Door Lincoln Park',
      timezone: 'America/Chicago',
      release: 'barolo-2023',
      state: 'drawn',
      bottles: 2,
      price: 180,
      opens_at: '2023-08-22T15:00:00.000Z',
      closes_at: '2023-08-23T15:00:00.000Z',
      draws_at: '2023-08-23T15:10:00.000Z',
      claim_hours: 48,
      rules: 'One ticket each.',
    },
    commitments: {
      announced: { at: '2023-08-20T15:00:00.000Z', seed_hash: sha256(Buffer.from(seed, 'hex')), beacon },
      closed: {
        at: '2023-08-23T15:00:01.000Z',
        entries: entries.length,
        entries_hash,
        round: beacon && round,
        late,
      },
      drawn: {
        at: '2023-08-23T15:59:30.000Z',
        seed,
        signature: beacon && roundOf1000,
        randomness,
        ranking_hash: sha256(lines(ranking)),
      },
    },
    turns: ranking.slice(0, 3).map((ticket_no, at) => ({
      rank: at + 1,
      ticket_no,
      standing: at === 0 ? 'lapsed' : 'won',
      at: '2023-08-23T15:59:30.000Z',
    })),
    settled_at: null,
    called_off: null,
    proves: [],
    does_not_prove: [],
    entries,
    ranking,
  };
}

const perPiece = 10_000;

/** What the browser finds, as the tool on the desk writes it. */
async function browserFinds({ entries, ranking, ...record }: Whole) {
  const lists = { entries, ranking };
  const pieces = {
    entries: Math.ceil(entries.length / perPiece),
    ranking: Math.ceil(ranking.length / perPiece),
  };
  const findings: Finding[] = [];
  const verdict = await checkDraw({
    record: { ...record, pieces },
    readPiece: async (list, piece) => lists[list].slice(piece * perPiece, (piece + 1) * perPiece),
    tell: (finding) => void findings.push(finding),
    progress: () => undefined,
  });
  const wrong = findings.filter(({ result }) => result === 'wrong');
  return { verdict, findings, wrong: wrong.map(({ words, detail }) => `${words}: ${detail}`) };
}

const marks = { right: '✓', wrong: '✗', open: '?' };

/** What `node tools/check-draw.mjs` says of the same record. */
function deskFinds(record: Whole) {
  const file = path.join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const { stdout, status } = spawnSync(process.execPath, ['tools/check-draw.mjs', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n').filter((line) => /^[✓✗?]/.test(line)) };
}

async function expectSameWords(record: Whole, ends: number) {
  const { findings } = await browserFinds(record);
  const said = findings.map(({ result, words }) => `${marks[result]} ${words}`);
  const { lines: told, status } = deskFinds(record);
  expect(told.toSorted()).toEqual(said.toSorted());
  expect(status).toBe(ends);
}

describe('a true record fits', () => {
  it.each([
    ['with the public beacon', drawnRecord()],
    ['without one', drawnRecord({ beacon: null })],
    ['that nobody entered', { ...drawnRecord({ entries: [] }), turns: [] }],
    ['of more tickets than one piece holds', drawnRecord({ entries: manyTickets(10_001) })],
    [
      'of a round that was named late, and says so',
      drawnRecord({ beacon: { ...quicknet, named_round: 990 }, late: true }),
    ],
  ])('%s', async (_what, record) => {
    const { verdict, wrong } = await browserFinds(record);
    expect([verdict, wrong]).toEqual(['fits', []]);
    await expectSameWords(record, 0);
  });
});

function manyTickets(count: number) {
  return Array.from({ length: count }, (_, n) => `CH1-${String(n + 1).padStart(5, '0')}-7K3D`);
}

const lateRecord = (says: boolean) => drawnRecord({ beacon: { ...quicknet, named_round: 990 }, late: says });

/** Each changes a true record as somebody might who wishes for another result. */
const forgeries: [string, (record: Whole) => void, RegExp][] = [
  [
    'another seed',
    ({ commitments }) => (commitments.drawn!.seed = '5b'.repeat(32)),
    /^The seed is the one that was promised: Published: [\da-f]{64}\. Found: [\da-f]{64}\./,
  ],
  ['no seed', ({ commitments }) => (commitments.drawn!.seed = 'none'), /^The seed is the one/],
  [
    'a seed that was promised after the opening',
    ({ commitments }) => (commitments.announced.at = '2023-08-22T15:00:00.000Z'),
    /^It was promised before the lottery opened/,
  ],
  [
    'an entry that was added',
    ({ entries }) => void entries.push('CH1-9999-7K3D'),
    /^The list is the one that was published at the close/,
  ],
  [
    'an entry that was taken away',
    ({ entries }) => void entries.splice(4, 1),
    /^The list is in order and names nobody twice: 20 entries were announced, the list has 19\./,
  ],
  [
    'an entry that was changed for another',
    ({ entries }) => (entries[4] = 'CH1-0005-7K3E'),
    /^The list is the one that was published at the close/,
  ],
  [
    'entries in another order',
    ({ entries }) => void entries.reverse(),
    /^The list is in order and names nobody twice: CH1-0019-7K3D stands behind CH1-0020-7K3D\./,
  ],
  [
    'an entry that stands there twice',
    (record) => {
      record.entries.splice(4, 0, record.entries[4]!);
      record.commitments.closed!.entries++;
      record.commitments.closed!.entries_hash = sha256(lines(record.entries));
    },
    /^The list is in order and names nobody twice: CH1-0005-7K3D stands behind CH1-0005-7K3D\./,
  ],
  [
    'two places changed for each other',
    ({ ranking }) => ([ranking[0], ranking[1]] = [ranking[1]!, ranking[0]!]),
    /^The ranking that is shown is the same: Place 1 shows CH1-\d{4}-7K3D, where CH1-\d{4}-7K3D follows\./,
  ],
  [
    'two places changed, and the hash made to fit',
    (record) => {
      record.ranking.reverse();
      record.commitments.drawn!.ranking_hash = sha256(lines(record.ranking));
    },
    /^The ranking is the one that follows/,
  ],
  ['a place that is not shown', ({ ranking }) => void ranking.pop(), /19 places are shown of 20\./],
  [
    'a turn for a ticket further down',
    ({ turns, ranking }) => (turns[1]!.ticket_no = ranking[7]!),
    /^Turns were given in the order of the ranking: CH1-\d{4}-7K3D had a turn at place 2 out of turn\./,
  ],
  [
    'no turns',
    ({ turns }) => void turns.splice(0),
    /^There were as many turns as the bottles need: 0 turns are shown, and 2 are needed\./,
  ],
  [
    'fewer turns than bottles',
    ({ turns }) => void turns.splice(1),
    /^There were as many turns as the bottles need: 1 turns are shown, and 2 are needed\./,
  ],
  [
    'the last turn taken away after all is over',
    (record) => {
      record.turns.pop();
      record.lottery.state = 'settled';
      record.settled_at = '2023-08-30T15:00:00.000Z';
    },
    /^There were as many turns as the bottles need: 2 turns are shown, and 3 are needed\./,
  ],
  ['a turn passed over', ({ turns }) => void turns.splice(1, 1), /^Turns were given in the order/],
  [
    'more winners than bottles',
    ({ turns }) => (turns[0]!.standing = 'paid'),
    /^No more tickets have won than there are bottles: 3 tickets have won 2 bottles\./,
  ],
  [
    'randomness that nobody signed',
    ({ commitments }) => (commitments.drawn!.randomness = 'ab'.repeat(32)),
    /^The randomness is the signature's hash/,
  ],
  [
    'a signature by somebody else',
    ({ commitments }) => {
      const forged = forgedRound(1000);
      commitments.drawn!.signature = forged.signature;
      commitments.drawn!.randomness = sha256(Buffer.from(forged.signature, 'hex'));
    },
    /^The beacon has signed this round/,
  ],
  [
    'no signature',
    ({ commitments }) => Object.assign(commitments.drawn!, { signature: null, randomness: sha256('') }),
    /^The beacon has signed this round/,
  ],
  [
    "a key of somebody else under quicknet's name",
    ({ commitments }) => {
      const forged = forgedRound(1000);
      commitments.announced.beacon!.public_key = forged.publicKey;
      commitments.drawn!.signature = forged.signature;
      commitments.drawn!.randomness = sha256(Buffer.from(forged.signature, 'hex'));
    },
    /^Key and clock are those of drand's quicknet: Another public_key than its operators publish\./,
  ],
  [
    'a clock of its own, by which the round comes later',
    ({ commitments }) => (commitments.announced.beacon!.genesis_time += 86_400),
    /^Key and clock are those of drand's quicknet: Another genesis_time than its operators publish\./,
  ],
  [
    'a list that was closed after the round was spoken',
    ({ commitments }) => (commitments.closed!.at = '2023-08-23T16:00:00.000Z'),
    /^The list was closed before the round was spoken: Closed at .*, and round 1000 was spoken at 2023-08-23/,
  ],
  [
    'a round that is an earlier one than was named',
    ({ commitments }) => (commitments.announced.beacon!.named_round = 1001),
    /^The round is not an earlier one than was named/,
  ],
  [
    'a later round that it keeps silent about',
    (record) => Object.assign(record, lateRecord(false)),
    /^The record tells whether a later round was taken: Round 990 was named, round 1000 was taken/,
  ],
];

function forgedRound(round: number) {
  const { shortSignatures: bls } = bls12_381;
  const { secretKey, publicKey } = bls.keygen();
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
  const message = bls.hash(createHash('sha256').update(number).digest(), domain);
  const signature = Buffer.from(bls.sign(message, secretKey).toBytes()).toString('hex');
  return { signature, publicKey: Buffer.from(publicKey.toBytes()).toString('hex') };
}

describe('a forged record does not fit', () => {
  it.each(forgeries)('with %s', async (_what, forge, words) => {
    const record = structuredClone(drawnRecord());
    forge(record);
    const { verdict, wrong } = await browserFinds(record);
    expect(verdict).toBe('does-not-fit');
    expect(wrong).toContainEqual(expect.stringMatching(words));
    await expectSameWords(record, 1);
  });
});

describe('what cannot be judged', () => {
  it('is said of a beacon that is not quicknet', async () => {
    const beacon = { ...quicknet, chain_hash: 'c0'.repeat(32) };
    const { verdict, findings } = await browserFinds(drawnRecord({ beacon }));
    expect(verdict).toBe('fits');
    expect(findings).toContainEqual({
      words: "This is not drand's quicknet",
      result: 'open',
      detail: `Make sure that you know whose beacon it is: ${'c0'.repeat(32)}.`,
    });
    await expectSameWords(drawnRecord({ beacon }), 0);
  });

  it('is left out of a list that is not drawn from yet', async () => {
    const record = drawnRecord();
    const closed: Whole = {
      ...record,
      commitments: { ...record.commitments, drawn: null },
      ranking: [],
      turns: [],
    };
    const { verdict, findings } = await browserFinds(closed);
    expect([verdict, findings.length]).toEqual(['not-drawn', 2]);
    await expectSameWords(closed, 0);
  });

  it('is a record of another algorithm', async () => {
    await expect(browserFinds({ ...drawnRecord(), format: 'cellar-door-draw/2' })).rejects.toThrow('draw/2');
    expect(deskFinds({ ...drawnRecord(), format: 'cellar-door-draw/2' }).status).toBe(2);
  });
});
