import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { endOfTurn } from './end-of-turn.js';

it('lets the answers of one turn leave together, and those of the next turn after them', async () => {
  const left: string[] = [];
  const leave = async (answer: string) => {
    await endOfTurn();
    left.push(answer);
  };
  const first = leave('first');
  await Promise.resolve();
  const second = leave('second');
  await Promise.resolve();
  expect(left).toEqual([]);
  await nextTurn();
  expect(left).toEqual(['first', 'second']);
  await Promise.all([first, second]);
  const third = leave('third');
  expect(left).toHaveLength(2);
  await third;
  expect(left).toHaveLength(3);
});
