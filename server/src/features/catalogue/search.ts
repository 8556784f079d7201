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

function matchesOf({ vocabulary }: Shelves, sought: readonly Sought[], leniency: Leniency) {
  return sought.map((word, nth) => {
    const isFinished = leniency === 'typing' && nth < sought.length - 1;
    return vocabulary.match(word, isFinished ? 'strict' : leniency);
  });
}

/** What holds every word: each word is looked for where all those before it were found. */
function holdingAll(shelves: Shelves, matches: readonly Matches[], candidates: Uint32Array) {
  const fits: Fits = new Uint16Array(candidates.length);
  let left = Uint32Array.from(candidates.keys());
  for (const ofWord of matches) {
    const grades = gradesOf(
      shelves,
      ofWord,
      left.map((nth) => candidates[nth]!),
    );
    const still = left.filter((_, at) => grades[at]! > 0);
    for (const [at, nth] of left.entries()) fits[nth] = grades[at]! > 0 ? fits[nth]! + grades[at]! : 0;
    left = still;
  }
  return left.length > 0 ? fits : undefined;
}

/** What holds as many of the words as anything does. */
function holdingMost(shelves: Shelves, matches: readonly Matches[], candidates: Uint32Array) {
  const found = new Uint8Array(candidates.length);
  const fits: Fits = new Uint16Array(candidates.length);
  for (const ofWord of matches) {
    const grades = gradesOf(shelves, ofWord, candidates);
    for (let at = 0; at < candidates.length; at++)
      if (grades[at]) {
        found[at]!++;
        fits[at]! += grades[at]!;
      }
  }
  const most = found.reduce((highest, count) => Math.max(highest, count), 0);
  return fits.map((fit, at) => (found[at] === most ? fit : 0));
}

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
  const strict = matchesOf(shelves, sought, typing ? 'typing' : 'strict');
  const exactly = holdingAll(shelves, strict, candidates);
  if (exactly) return exactly;
  const forgiving = matchesOf(shelves, sought, 'forgiving');
  return holdingAll(shelves, forgiving, candidates) ?? holdingMost(shelves, forgiving, candidates);
}
