/** Jobs of different lanes never wait for each other, nor for the same slow service outside. */
export const lanes = ['money and stock', 'lottery', 'letters', 'housekeeping'] as const;
export type Lane = (typeof lanes)[number];

/**
 * How many jobs of a lane one process does at once: those that wait for somebody else's answer run side by
 * side.
 */
export const atOnceIn: Readonly<Record<Lane, number>> = {
  'money and stock': 4,
  lottery: 1,
  letters: 4,
  housekeeping: 1,
};

/**
 * Milliseconds that a lane lets pass after it was woken, so that what comes at about the same time is taken together:
 * every customer who buys leaves a letter.
 */
export const gathersFor: Readonly<Record<Lane, number>> = {
  'money and stock': 0,
  lottery: 0,
  letters: 50,
  housekeeping: 0,
};
