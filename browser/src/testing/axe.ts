import axe from 'axe-core';
import { expect } from 'vitest';

const ends = (animation: Animation) =>
  animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

const moves = () => document.getAnimations().filter((move) => move.playState === 'running' && ends(move));

/** A part that is still fading in does not have its final colours yet. */
async function atRest() {
  for (let moving = moves(); moving.length > 0; moving = moves())
    await Promise.allSettled(moving.map(({ finished }) => finished));
}

type Color = { r: number; g: number; b: number; alpha: number; parseString(words: string): Color };

/** What its own types leave out. */
type Commons = { color: { Color: { prototype: Color } } };

/** A page has a dozen colors, and axe reads each of them anew for each element: a fifth of its time. */
function readColorsOnce() {
  const { prototype } = (axe.commons as unknown as Commons).color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (words) {
    const before = known.get(words);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = read.call(this, words);
    known.set(words, { r, g, b, alpha });
    return this;
  };
}
readColorsOnce();

/** Elements that pass are not described: on a long page that would take a fifth of the time. */
const asFew = { resultTypes: ['violations' as const], selectors: false };

/** No violation on the page as it stands. */
export async function expectForEveryone() {
  await atRest();
  const { violations } = await axe.run(document.body, asFew);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
}
