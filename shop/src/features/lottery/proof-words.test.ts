import { lotteryDetails as details } from 'contract/lottery';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { drawnLottery, lotteryDetails, type WireLottery } from '../../testing/lotteries';
import { numbersOf, proofStepsOf } from './proof-words';

const read = (lottery: WireLottery) => ({ ...v.parse(details, lottery), clockAhead: 0 });
const beacon = { chain_hash: '52db', public_key: '83cf', genesis_time: 0, period: 3, named_round: 1200 };

/** With a beacon, and closed so late that the draw uses a later round. */
function lateWithBeacon() {
  const { commitments, ...lottery } = drawnLottery();
  return read({
    ...lottery,
    commitments: {
      announced: { ...commitments.announced, beacon },
      closed: { ...commitments.closed!, round: 1300, late: true },
      drawn: { ...commitments.drawn!, signature: 'b446', randomness: 'fe29' },
    },
  });
}

test('before the close one promise is kept, and two are made', () => {
  const steps = proofStepsOf(read(lotteryDetails()));
  expect(steps.map(({ done }) => done)).toEqual([true, false, false]);
  expect(numbersOf(read(lotteryDetails()))).toHaveLength(1);
  expect(steps[0]!.says).not.toContain('beacon');
  expect(steps[2]!.says).toContain('all tickets are ranked by seed and list, and the seed is revealed.');
});

test('with a beacon its round is told, and a late close is not hidden', () => {
  const [before, close, draw] = proofStepsOf(lateWithBeacon());
  expect(before!.says).toContain('a round of a public beacon, 1,200');
  expect(close!.says).toContain('The close was late: a later round, 1,300, was named instead.');
  expect(draw!.says).toContain('seed, list and beacon');
  const numbers = Object.fromEntries(numbersOf(lateWithBeacon()).map(({ label, value }) => [label, value]));
  expect(numbers).toMatchObject({
    'Round that was named': '1200',
    'Round that is drawn with': '1300',
    'What the beacon said': 'fe29',
  });
});
