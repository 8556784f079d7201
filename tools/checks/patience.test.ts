import { expect, it } from 'vitest';
import { filesIn, read } from './files.js';

const places = [
  'contract/src',
  'server/src',
  'browser/src',
  'shop/src',
  'staff/src',
  'demo/src',
  'tools',
  'e2e',
];
const ownPatience = /\btimeout: ([\d_]+)/g;
/** As long as the configuration allows for anything that is polled. */
const least = 30_000;

it('no test has less patience than the others: a busy machine is slow and not wrong', () => {
  const tests = filesIn(places, /\.(?:test\.tsx?|spec\.ts)$/);
  expect(tests.length).toBeGreaterThan(0);
  const hurried = tests.filter((file) =>
    [...read(file).matchAll(ownPatience)].some(([, given]) => Number(given!.replaceAll('_', '')) < least),
  );
  expect(hurried).toEqual([]);
});

it('no test asks how long something took: that is for the benchmarks', () => {
  const tests = filesIn(places, /\.(?:test\.tsx?|spec\.ts)$/);
  const timed = /expect\([^;]*\b(?:performance|Date)\.now\(\) - [^;]*\.toBeLessThan/;
  expect(`expect(performance.${'now'}() - began).toBeLessThan(1000);`).toMatch(timed);
  expect(tests.filter((file) => timed.test(read(file)))).toEqual([]);
});

it('no test of a component goes to the button of a toast by itself: the toast may be gone before it is there', () => {
  const sources = filesIn(['shop/src', 'staff/src'], /\.tsx?$/).filter((file) => !file.includes('.test.'));
  const labels = sources.flatMap((file) =>
    [...read(file).matchAll(/\baction: \{ label: '([^']+)'/g)].map(([, label]) => label!),
  );
  expect(labels).toContain('Undo');
  const byItself = new RegExp(
    String.raw`(?:\b(?:button|press)\(|\bpage\.getByRole\('button', \{ name: )'(?:${labels.join('|')})'`,
  );
  const hurried = filesIn(['shop/src', 'staff/src'], /\.test\.tsx$/).filter((file) =>
    byItself.test(read(file)),
  );
  expect(hurried).toEqual([]);
});

it('no test of the server asks for today: its shop stands on a day of its own, and what is planted today grows old there', () => {
  const tests = filesIn(['server/src', 'demo/src'], /\.test\.ts$/);
  const today = /\bnew Date\(\)|\bDate\.now\(\)/;
  // An id can be of any day, and a clock may be set by today's.
  const harmless = /\bnewId\(new Date\(\)\)|\b(?:clock\.set|standingClock|utimesSync)\(.*/g;
  expect('await plant(ada.id, new Date());'.replaceAll(harmless, '')).toMatch(today);
  expect('const clock = standingClock(new Date());'.replaceAll(harmless, '')).not.toMatch(today);
  expect(tests.filter((file) => today.test(read(file).replaceAll(harmless, '')))).toEqual([]);
});
