import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const setsAnswer = /\.setQueryData\((?:[^(),]|\([^()]*\))+,\s*(?![\s(])/;
/** When calls go one after the other, no older answer can arrive after a newer one. */
const goesInTurn = /\binTurn\(/;

it('finds what puts an answer over what is asked', () => {
  expect('queries.setQueryData(orderQuery(order.number).queryKey, order);').toMatch(setsAnswer);
  expect('queries.setQueryData(viewsQuery.queryKey, await asked);').toMatch(setsAnswer);
  expect('queries.setQueryData(queryKey, (before) => before && change(before));').not.toMatch(setsAnswer);
});

it('what a change has answered is kept by keepAnswer: an older answer on its way would come in after it', () => {
  const files = ['shop/src/features', 'staff/src/features'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const overtaken = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return setsAnswer.test(text) && !goesInTurn.test(text);
  });
  expect(overtaken).toEqual([]);
});
