type Behaviour = {
  status: 'authorised' | 'waiting' | 'declined';
  words?: string;
  /** The answer is lost on its way. */
  silent?: true;
};

const declined: Behaviour = { status: 'declined', words: 'The card was declined. Please use another one.' };

/** Cards that are known to everybody; any other number is declined. */
const cards: Record<string, Behaviour> = {
  '4242424242424242': { status: 'authorised' },
  '4000000000000002': declined,
  '4000000000009995': { status: 'declined', words: 'The card has not enough money on it.' },
  '4000002760003184': { status: 'waiting' },
  '4000000000000119': { status: 'authorised', silent: true },
  '4000000000000127': { ...declined, silent: true },
};

export const behaviourOf = (card: string) => cards[card.replace(/[\s-]/g, '')] ?? declined;
