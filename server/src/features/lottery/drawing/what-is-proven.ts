import type { LotteryRow } from '../lotteries.sql.js';

type Words = { readonly proves: string[]; readonly does_not_prove: string[] };

/** What no draw can show by itself, with or without a beacon. */
const beyondEveryDraw =
  'That every ticket belongs to a person of its own: the list shows pseudonyms, and who stands behind them ' +
  'is known to the shop alone. It takes one ticket for each mailbox and each phone; who has several of them, or ' +
  'friends, can still have several tickets. The bottle is handed over to an ID in the name of the account alone.';

const unchanged = [
  'The seed is the one whose hash was published before anybody could enter.',
  'The list of entries is the one whose hash was published at the close: nobody was added, taken away or ' +
    'changed after it.',
  'The ranking follows from seed and list by the published algorithm, and from nothing else.',
];

const whyCalledOff =
  'That the lottery was called off for the reason that is given: the shop may have had another one.';

/** Says in plain words what a reader may believe about this draw when the check succeeds, and what not. */
export function whatIsProven(lottery: LotteryRow): Words {
  const { proves, does_not_prove } = wordsOf(lottery);
  return { proves, does_not_prove: [...(lottery.called_off_at ? [whyCalledOff] : []), ...does_not_prove] };
}

function wordsOf({ beacon_chain, draw_round, named_round, closed_at }: LotteryRow): Words {
  if (!beacon_chain)
    return {
      proves: unchanged,
      does_not_prove: [
        'That the shop did not choose the result: it knew its seed, no public beacon was used, and it ' +
          'could have entered or left out tickets before the close to suit it.',
        beyondEveryDraw,
      ],
    };
  const isLate = closed_at !== null && draw_round !== named_round;
  const named = isLate
    ? 'The close came late, so a later round of the beacon was named at the close, still before that round ' +
      'was spoken.'
    : 'The round of the beacon was named before anybody could enter.';
  return {
    proves: [
      ...unchanged,
      named,
      'The randomness was signed by the beacon for that round: the shop could not know it when the list ' +
        'was frozen, and nobody else knew the seed. So no one alone could choose the result.',
    ],
    does_not_prove: [
      'That the hash of the list was published before the round was spoken: the letters that the entrants ' +
        'got at the close show that, not this record alone.',
      'That shop and beacon have not acted together: at least a threshold of the members of the beacon ' +
        'would have to.',
      beyondEveryDraw,
    ],
  };
}
