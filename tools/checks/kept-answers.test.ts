import { expect, it } from 'vitest';
import { filesIn, read } from './files.js';

const setsAnswer = /\.setQueryData\((?:[^(),]|\([^()]*\))+,\s*(?![\s(])/;
/** When calls go one after the other, no older answer can arrive after a newer one. */
const goesInTurn = /\binTurn\(/;

it('finds what puts an answer over what is asked', () => {
  expect('queries.setQueryData(orderQuery(order.number).queryKey, order);').toMatch(setsAnswer);
  expect('queries.setQueryData(viewsQuery.queryKey, await asked);').toMatch(setsAnswer);
  expect('queries.setQueryData(queryKey, (before) => before && change(before));').not.toMatch(setsAnswer);
});

it('what a change has answered is kept by keepAnswer: an older answer on its way would come in after it', () => {
  const files = filesIn(['shop/src/features', 'staff/src/features'], /(?<!\.test)\.tsx?$/);
  const overtaken = files.filter((file) => {
    const text = read(file);
    return setsAnswer.test(text) && !goesInTurn.test(text);
  });
  expect(overtaken).toEqual([]);
});

it('pages are asked ahead by askAhead: what has just failed would be asked again in silence', () => {
  const files = filesIn(['shop/src', 'staff/src'], /(?<!\.test)\.tsx?$/);
  expect(files.filter((file) => read(file).includes('prefetchQuery('))).toEqual([]);
});
