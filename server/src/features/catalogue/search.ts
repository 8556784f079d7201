import { type Field, type Leniency, type Matches, tierOf, weightOf } from './search-vocabulary.js';
import type { Sought } from './search-words.js';
import type { Shelves } from './shelves.js';

/** What is found, and how well each of it fits, by position. */
type Found = { readonly positions: Uint32Array; readonly fits: Uint16Array };

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
function holdingAll(
  shelves: Shelves,
  matches: readonly Matches[],
  candidates: Uint32Array,
): Found | undefined {
  const fits = new Uint16Array(shelves.size);
  let left = candidates.slice();
  for (const ofWord of matches) {
    const grades = gradesOf(shelves, ofWord, left);
    let count = 0;
    for (let nth = 0; nth < left.length; nth++) {
      if (!grades[nth]) continue;
      const at = left[nth]!;
      fits[at]! += grades[nth]!;
      left[count++] = at;
    }
    left = left.subarray(0, count);
  }
  return left.length > 0 ? { positions: left, fits } : undefined;
}

/** What holds as many of the words as anything does. */
function holdingMost(shelves: Shelves, matches: readonly Matches[], candidates: Uint32Array): Found {
  const held = new Uint8Array(candidates.length);
  const fits = new Uint16Array(shelves.size);
  let most = 1;
  for (const ofWord of matches) {
    const grades = gradesOf(shelves, ofWord, candidates);
    for (let nth = 0; nth < candidates.length; nth++) {
      if (!grades[nth]) continue;
      fits[candidates[nth]!]! += grades[nth]!;
      most = Math.max(most, ++held[nth]!);
    }
  }
  return { positions: candidates.filter((_, nth) => held[nth] === most), fits };
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
): Found {
  const strict = matchesOf(shelves, sought, typing ? 'typing' : 'strict');
  const exactly = holdingAll(shelves, strict, candidates);
  if (exactly) return exactly;
  const forgiving = matchesOf(shelves, sought, 'forgiving');
  return holdingAll(shelves, forgiving, candidates) ?? holdingMost(shelves, forgiving, candidates);
}
