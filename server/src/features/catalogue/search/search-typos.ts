/** How many typing errors are forgiven in a word of this length. */
export const slipsAllowed = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * Whether one word becomes the other by at most this many errors: a letter added, left out or replaced, or
 * two neighbors swapped. The first letter must be right: people hardly ever get it wrong.
 */
export function isWithin(most: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > most || a.length >= 64 || b.length >= 64) return false;
  if (a.charCodeAt(0) !== b.charCodeAt(0)) return false;
  let [before, last, here] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    here[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(last[j]! + 1, here[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 1);
      here[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return false;
    [before, last, here] = [last, here, before];
  }
  rows = [before, last, here];
  return last[b.length]! <= most;
}
