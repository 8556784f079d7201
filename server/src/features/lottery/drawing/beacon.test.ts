import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../platform/log.js';
import { makeChain, TestBeacon } from '../../../testing/test-beacon.js';
import { isSignedBy, momentOfRound, quicknet, randomnessOf, roundFrom } from '../announcing/beacon-chain.js';
import { hearRound } from './beacon.js';

/** Two rounds as quicknet signed them, on 23 August 2023. */
const recorded = {
  123: 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
  1000: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
} as const;
/** A point of the curve, signed by somebody else. */
const another = makeChain(quicknet.genesisTime);

describe("the beacon's rounds", () => {
  it.each(Object.entries(recorded))('as they were recorded, %s, bear its signature', (round, signature) => {
    expect(isSignedBy(quicknet, Number(round), signature)).toBe(true);
    expect(isSignedBy(quicknet, Number(round) + 1, signature)).toBe(false);
    expect(isSignedBy(another.chain, Number(round), signature)).toBe(false);
  });

  it('of another key do not', () => {
    expect(isSignedBy(another.chain, 123, another.signatureOf(123))).toBe(true);
    expect(isSignedBy(quicknet, 123, another.signatureOf(123))).toBe(false);
  });

  it.each(['', 'ab', '00'.repeat(48), 'ff'.repeat(48), `c0${'00'.repeat(47)}`])('are not %j', (signature) => {
    expect(isSignedBy(quicknet, 123, signature)).toBe(false);
  });

  it('are the first at or after a moment', () => {
    const { genesisTime, period } = quicknet;
    fc.assert(
      fc.property(fc.integer({ min: genesisTime * 1000, max: 4_000_000_000_000 }), (at) => {
        const round = roundFrom(quicknet, new Date(at));
        const moment = momentOfRound(quicknet, round).getTime();
        expect(moment).toBeGreaterThanOrEqual(at);
        expect(moment - at).toBeLessThan(period * 1000);
      }),
    );
    expect(roundFrom(quicknet, new Date(genesisTime * 1000))).toBe(1);
    expect(roundFrom(quicknet, new Date(0))).toBe(1);
  });
});

describe('asking the beacon', () => {
  const [first, second] = [new TestBeacon(), new TestBeacon()];
  let addresses: string[];
  let said: string;
  const log = createLog('warn', { write: (line) => (said += line) });
  const ask = (round: number, chain = quicknet) => hearRound(addresses, chain, round, log);

  beforeAll(async () => {
    addresses = [await first.start(), await second.start()];
  });
  afterAll(() => Promise.all([first.stop(), second.stop()]));
  beforeEach(() => {
    said = '';
    for (const beacon of [first, second]) {
      beacon.rounds.clear();
      beacon.trouble = undefined;
    }
  });

  it('takes what the first address tells, and makes the randomness from the signature', async () => {
    first.tell(1000, recorded[1000], { randomness: '00'.repeat(32) });
    second.asked.length = 0;
    expect(await ask(1000)).toEqual({
      round: 1000,
      signature: recorded[1000],
      randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    });
    expect(first.asked.at(-1)).toBe(`/${quicknet.hash}/public/1000`);
    expect([second.asked, said]).toEqual([[], '']);
  });

  const forgeries: [string, () => void][] = [
    ['a forged signature', () => first.tell(1000, another.signatureOf(1000))],
    ['the signature of another round', () => first.tell(1000, recorded[123])],
    ['another round', () => first.rounds.set(1000, { round: 123, signature: recorded[123] })],
    ['no signature', () => first.rounds.set(1000, { round: 1000, randomness: 'ab'.repeat(32) })],
    ['what is no JSON', () => (first.trouble = { status: 200, body: '<html>' })],
    ['a fault', () => (first.trouble = { status: 500, body: {} })],
    ['endless words', () => (first.trouble = { status: 200, body: JSON.stringify('x'.repeat(20_000)) })],
    ['that it does not have it yet', () => first.rounds.clear()],
  ];
  it.each(forgeries)('goes on to the next address when the first tells %s', async (_told, forge) => {
    forge();
    second.tell(1000, recorded[1000]);
    expect(await ask(1000)).toEqual({
      round: 1000,
      signature: recorded[1000],
      randomness: randomnessOf(recorded[1000]),
    });
    expect(said).toContain('did not tell a round');
  });

  it('does not wait for ever for an address that says nothing', async () => {
    first.trouble = 'silence';
    second.tell(1000, recorded[1000]);
    expect(await ask(1000)).toMatchObject({ round: 1000 });
  });

  it('has nothing when nobody tells the truth', async () => {
    first.tell(1000, another.signatureOf(1000));
    expect(await ask(1000)).toBeUndefined();
  });
});
