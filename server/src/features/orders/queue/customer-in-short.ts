type Named = { first_name: string; last_name: string };

/** First name and initial: enough to call somebody at the counter. */
export const customerInShort = ({ first_name, last_name }: Named) =>
  [first_name, last_name && `${last_name[0]}.`].filter(Boolean).join(' ');
