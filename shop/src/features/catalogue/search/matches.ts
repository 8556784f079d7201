/** Letter for letter, so that places in the folded text are places in the text. */
const folded = (text: string) =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

export type Part = { text: string; matches: boolean };

/**
 * Cuts a text where the beginnings of its words are what somebody has typed; accents and case do not matter.
 */
export function partsOf(text: string, typed: string): Part[] {
  const letters = Array.from(text);
  const plain = folded(text);
  const marked = new Set<number>();
  for (const word of typed.split(/\s+/).filter(Boolean).map(folded)) {
    for (let at = 0; at + word.length <= plain.length; at++) {
      const begins = !isLetter(plain[at - 1]);
      if (begins && word.every((letter, index) => plain[at + index] === letter))
        for (let index = at; index < at + word.length; index++) marked.add(index);
    }
  }
  return letters.reduce<Part[]>((parts, letter, index) => {
    const last = parts.at(-1);
    const matches = marked.has(index);
    if (last?.matches === matches) last.text += letter;
    else parts.push({ text: letter, matches });
    return parts;
  }, []);
}
