import axe from 'axe-core';
import { expect } from 'vitest';

/** No violation on the page as it stands. */
export async function expectForEveryone() {
  const { violations } = await axe.run(document.body);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
}
