/** Accents and case do not matter to somebody who looks for a city. */
function plain(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** Entries that contain the text; those that begin with it come first. */
export function search<Entry extends { name: string }>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const wanted = plain(text);
  if (!wanted) return entries;
  const first: Entry[] = [];
  const later: Entry[] = [];
  for (const entry of entries) {
    const at = plain(entry.name).indexOf(wanted);
    if (at === 0) first.push(entry);
    else if (at > 0) later.push(entry);
  }
  return [...first, ...later];
}

/** The entry whose whole name was typed. */
export function named<Entry extends { name: string }>(entries: readonly Entry[], text: string) {
  const wanted = plain(text);
  return wanted ? entries.find((entry) => plain(entry.name) === wanted) : undefined;
}
