import axe from 'axe-core';
import { expect } from 'vitest';
import { readColorsOnce } from './read-colors-once';

const ends = (animation: Animation) =>
  animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

const moves = () => document.getAnimations().filter((move) => move.playState === 'running' && ends(move));

/** A part that is still fading in does not have its final colours yet. */
async function atRest() {
  for (let moving = moves(); moving.length > 0; moving = moves())
    await Promise.allSettled(moving.map(({ finished }) => finished));
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
