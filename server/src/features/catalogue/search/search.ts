import type { ReadWords } from 'contract/catalogue';
import { Combinations } from '../shelves/column.js';
import type { Shelves } from '../shelves/shelves.js';
import {
  type Field,
  type Leniency,
  type Matches,
  namingFields,
  tierOf,
  weightOf,
} from './search-vocabulary.js';
import { type Sought, soughtIn } from './search-words.js';

/** The positions that were found, and a score for each. */
type Found = { readonly positions: Uint32Array; readonly fits: Uint16Array };

/** Also how the words were read, when no product holds all of them as they were typed. */
type Finding = Found & { readonly words: ReadWords | null };

/** A blend is found by each of its varietals, and a product by each food; the best match counts. */
function gradesOfMembers(members: readonly number[][], ofLabels: Uint16Array) {
  const grades = new Uint16Array(members.length);
  for (const [code, labels] of members.entries())
    for (const label of labels) grades[code] = Math.max(grades[code]!, ofLabels[label] ?? 0);
  return grades;
}

function columnOf(shelves: Shelves, field: Field) {
  return field === 'size' ? shelves.sizes : shelves[field];
}

type Grades = ReadonlyMap<Field, Uint16Array>;

function columnsOf(shelves: Shelves, matches: Grades) {
  return [...matches].map(([field, grades]) => {
    const column = columnOf(shelves, field);
    const isCombined = column instanceof Combinations;
    return { codes: column.codes, grades: isCombined ? gradesOfMembers(column.members, grades) : grades };
  });
}

/**
 * When several fields match, the best kind of match counts, with the weights of all fields that match that
 * way.
 */
function gradesOf(shelves: Shelves, matches: Grades, candidates: Uint32Array) {
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

/**
 * The products that hold every word: each word is searched only among those that hold the words before it.
 */
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

/** The products that hold the largest number of the words. */
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

/** Whether any of these products holds the word. */
function holdsAny(shelves: Shelves, matches: Grades, positions: Uint32Array) {
  return columnsOf(shelves, matches).some(({ codes, grades }) =>
    positions.some((at) => (grades[codes[at]!] ?? 0) > 0),
  );
}

const mostNear = 3;

/** The words spelled nearly the same, of which one of these products holds any. */
function nearlyIn(
  shelves: Shelves,
  words: readonly string[],
  positions: Uint32Array,
  fields?: ReadonlySet<Field>,
) {
  const { vocabulary } = shelves;
  const held: string[] = [];
  for (const word of words) {
    if (held.length === mostNear) break;
    const matches = vocabulary.match({ word, typed: word }, 'strict');
    const grades = fields ? new Map([...matches].filter(([field]) => fields.has(field))) : matches;
    if (holdsAny(shelves, grades, positions)) held.push(vocabulary.shown(word));
  }
  return held;
}

type StrictSearch = { readonly sought: readonly Sought[]; readonly strict: readonly Matches[] };

/** Whether a word was read as others that are spelled nearly the same. */
const isSlip = ({ nearly }: Matches) => nearly.length > 0;

/** The typed words that nothing holds, and the words that were searched instead. */
function readAs(
  shelves: Shelves,
  { sought, strict }: StrictSearch,
  forgiving: readonly Matches[],
  positions: Uint32Array,
  fields?: ReadonlySet<Field>,
): ReadWords {
  const missing = sought.flatMap((word, nth) =>
    !isSlip(strict[nth]!) && holdsAny(shelves, strict[nth]!, positions) ? [] : [{ word, nth }],
  );
  const nearly = missing.flatMap(({ nth }) => nearlyIn(shelves, forgiving[nth]!.nearly, positions, fields));
  return { missing: missing.map(({ word }) => word.typed), nearly: [...new Set(nearly)], known: null };
}

/** When people ask for a known name that this shop does not carry: the products most like it. */
function closestTo(
  shelves: Shelves,
  { sought, strict }: StrictSearch,
  candidates: Uint32Array,
): Finding | undefined {
  const known = shelves.knownNames.find(sought);
  if (!known) return undefined;
  for (const words of [known.wider, known.words]) {
    const closest = holdingAll(shelves, matchesOf(shelves, soughtIn(words), 'strict'), candidates);
    if (!closest) continue;
    const forgiving = matchesOf(shelves, sought, 'forgiving');
    // Nobody who asks for a name means a word of what goes with a bottle.
    const { missing, nearly } = readAs(shelves, { sought, strict }, forgiving, candidates, namingFields);
    return { ...closest, words: { missing, nearly, known: { name: known.name, words } } };
  }
  return undefined;
}

/**
 * The products that hold all the words as they were typed. If there are none, those that come closest to a
 * name that is known elsewhere; else typing errors are forgiven, first in words that nothing holds, then in
 * every word; if there are still none, the products that hold most of the words.
 */
function fitting(
  shelves: Shelves,
  sought: readonly Sought[],
  candidates: Uint32Array,
  typing: boolean,
): Finding {
  const strict = matchesOf(shelves, sought, typing ? 'typing' : 'strict');
  const exactly = holdingAll(shelves, strict, candidates);
  if (exactly && !strict.some(isSlip)) return { ...exactly, words: null };
  const closest = closestTo(shelves, { sought, strict }, candidates);
  if (closest) return closest;
  if (exactly) return { ...exactly, words: readAs(shelves, { sought, strict }, strict, exactly.positions) };
  const forgiving = matchesOf(shelves, sought, 'forgiving');
  const near = holdingAll(shelves, forgiving, candidates) ?? holdingMost(shelves, forgiving, candidates);
  return { ...near, words: readAs(shelves, { sought, strict }, forgiving, near.positions) };
}

/** The products that the words find, with a score by position; every product when there are no words. */
export function found(shelves: Shelves, positions: Uint32Array, words = '', typing = false) {
  const sought = soughtIn(words);
  return sought.length === 0
    ? { positions, fits: undefined, words: null }
    : fitting(shelves, sought, positions, typing);
}

/** Whether the store has something that holds all of the words. */
export const isFound = (shelves: Shelves, positions: Uint32Array, words: string) =>
  holdingAll(shelves, matchesOf(shelves, soughtIn(words), 'strict'), positions) !== undefined;
