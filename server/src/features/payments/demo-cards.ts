type Behaviour = {
  status: 'authorised' | 'waiting' | 'declined';
  words?: string;
  /** The answer is lost on its way. */
  silent?: true;
};

const declined: Behaviour = { status: 'declined', words: 'The card was declined. Please use another one.' };

/** Cards that are known to everybody; any other number is declined. */
const cards = new Map<string, Behaviour>([
  ['4242424242424242', { status: 'authorised' }],
  ['4000000000000002', declined],
  ['4000000000009995', { status: 'declined', words: 'There is not enough money on this card.' }],
  ['4000002760003184', { status: 'waiting' }],
  ['4000000000000119', { status: 'authorised', silent: true }],
  ['4000000000000127', { ...declined, silent: true }],
]);

export const behaviourOf = (card: string) => cards.get(card.replace(/[\s-]/g, '')) ?? declined;

/** What a customer of the demo may try, in plain words. */
export const demoCards = [
  { number: '4242 4242 4242 4242', does: 'approves' },
  { number: '4000 0000 0000 0002', does: 'is declined' },
  { number: '4000 0000 0000 9995', does: 'is declined: not enough money on it' },
  { number: '4000 0027 6000 3184', does: 'asks you to confirm on a page of its own' },
  { number: '4000 0000 0000 0119', does: 'does not answer at first, and has approved' },
  { number: '4000 0000 0000 0127', does: 'does not answer at first, and has declined' },
] as const;
