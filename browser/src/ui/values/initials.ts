const firstLetter = (word = '') => /^./u.exec(word)?.[0] ?? '';

/** "Ada King Lovelace" is "AL". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? words.at(-1) : '';
  return (firstLetter(words[0]) + firstLetter(last)).toUpperCase();
}
