const folded = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['&', 'and'],
  ['%', ''],
]);

/** Words as an address holds them: `Pauillac Les Tourelles` becomes `pauillac-les-tourelles`. */
export function slugOf(...words: readonly (string | number | null)[]): string {
  return words
    .filter((word) => word !== null && word !== '')
    .join(' ')
    .toLowerCase()
    .replaceAll(/[ßøæœ&%]/g, (letter) => folded.get(letter) ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
