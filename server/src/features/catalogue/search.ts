import { type Field, type Leniency, type Matches, tierOf, weightOf } from './search-vocabulary.js';
import type { Sought } from './search-words.js';
import type { Shelves } from './shelves.js';

/** How well each candidate fits, in the order of the candidates; 0 does not fit at all. */
type Fits = Uint16Array;

/** A blend is found by each of its varietals, best of all by the one that fits best. */
function gradesOfBlends({ blends }: Shelves, ofVarietals: Uint16Array) {
  const grades = new Uint16Array(blends.length);
  for (const [code, varietals] of blends.entries())
    for (const varietal of varietals) grades[code] = Math.max(grades[code]!, ofVarietals[varietal] ?? 0);
  return grades;
}

function columnOf(shelves: Shelves, field: Exclude<Field, 'varietal'>) {
  return field === 'size' ? shelves.sizes : shelves[field];
}

function columnsOf(shelves: Shelves, matches: Matches) {
  return [...matches].map(([field, grades]) =>
    field === 'varietal'
      ? { codes: shelves.blend.codes, grades: gradesOfBlends(shelves, grades) }
      : { codes: columnOf(shelves, field).codes, grades },
  );
}

/** Of several fields the best kind of match counts, with all the weight that speaks for it. */
function gradesOf(shelves: Shelves, matches: Matches, candidates: Uint32Array) {
  const best = new Uint16Array(candidates.length);
  for (const { codes, grades } of columnsOf(shelves, matches))
    for (let at = 0; at < candidates.length; at++) {
      const grade = grades[codes[candidates[at]!]!];
      if (!grade) continue;
      const known = best[at]!;
      if (tierOf(grade) > tierOf(known)) best[at] = grade;
      else if (tierOf(grade) === tierOf(known)) best[at] = known + weightOf(grade);
    }
  return best;
}

function fitsOf(shelves: Shelves, sought: readonly Sought[], candidates: Uint32Array, leniency: Leniency) {
  const found = new Uint8Array(candidates.length);
  const fits: Fits = new Uint16Array(candidates.length);
  for (const [nth, word] of sought.entries()) {
    const isTyped = leniency === 'typing' && nth < sought.length - 1;
    const matches = shelves.vocabulary.match(word, isTyped ? 'strict' : leniency);
    const grades = gradesOf(shelves, matches, candidates);
    for (let at = 0; at < candidates.length; at++)
      if (grades[at]) {
        found[at]!++;
        fits[at]! += grades[at]!;
      }
  }
  return { found, fits };
}

/** Leaves those that hold so many of the words, and tells whether there is one. */
function keepThoseWith(words: number, { found, fits }: { found: Uint8Array; fits: Fits }) {
  let isAny = false;
  for (let at = 0; at < fits.length; at++)
    if (found[at] === words) isAny = true;
    else fits[at] = 0;
  return isAny;
}

const mostIn = (found: Uint8Array) => found.reduce((most, count) => Math.max(most, count), 0);

/**
 * What holds all the words; when nothing does, slips of the finger are forgiven in every word; and when nothing does
 * even so, what holds most of them.
 */
export function fitting(
  shelves: Shelves,
  sought: readonly Sought[],
  candidates: Uint32Array,
  typing = false,
): Fits {
  const strict = fitsOf(shelves, sought, candidates, typing ? 'typing' : 'strict');
  if (keepThoseWith(sought.length, strict)) return strict.fits;
  const forgiving = fitsOf(shelves, sought, candidates, 'forgiving');
  keepThoseWith(mostIn(forgiving.found) || 1, forgiving);
  return forgiving.fits;
}
