/** What is published where nobody has written rules of their own. */
export const usualRules = (bottles: number, name: string, claimHours = 48) =>
  [
    `${bottles} ${bottles === 1 ? 'bottle' : 'bottles'} of ${name} came to this store, and more people ask for them ` +
      'than there are bottles. So the right to buy one is drawn. Entering is free, and nobody has to buy anything.',
    'You can enter once if you are 21 or older, your licence is valid and your email address is confirmed. ' +
      'You may leave the draw until it closes.',
    'When entries close, the list of tickets is frozen and its hash is published and mailed to everybody on it. ' +
      'Then all tickets are ranked. The first may buy; all others are alternates in the order of the ranking.',
    `A winner has ${claimHours} hours to claim the bottle and to buy it at the price named here, tax and delivery ` +
      'beside it. After that the turn passes to the next ticket. The ID is checked when the bottle is handed over.',
    'The shop reveals its seed after the draw. With it anybody can make the draw again and see that it gives ' +
      'the same result.',
  ].join('\n\n');
