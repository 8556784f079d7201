import axe from 'axe-core';
import { expect } from 'vitest';

const ends = (animation: Animation) =>
  animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/** What is still fading in has not its colours yet. */
const atRest = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished),
  );

/** No violation on the page as it stands. */
export async function expectForEveryone() {
  await atRest();
  const { violations } = await axe.run(document.body);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
}
