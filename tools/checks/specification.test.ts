import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sentencesOf, troublesOf, troublesWithTests } from './specification.js';

const specification = `# Specification
## 1. What it is for
- Nobody tests this.
## 2. Screens
Routes under the layout:
- / (home)
- **Login**: wide. License Exp. Date is shown. The colour: not shown.
### Screens
| Method | Path |
|---|---|
| GET | cities |
## 8. Errors
- Other words are not shown.
## 10. What comes later
- Nor this.
`;
const shop = mkdtempSync(path.join(tmpdir(), 'specification-'));
afterAll(() => rmSync(shop, { recursive: true }));
writeFileSync(
  path.join(shop, 'shop.test.ts'),
  `test('is wide', () => {});
it.each([1, 2])("%i customer's name", () => {});
test.skip('is high', () => {});
// 'is deep'
describe('a day', () => { test(\`\${path} is found\`, () => {}); });`,
);

const whole = [
  '| 2 | / (home) | `shop.test.ts`: ${path} is found |',
  "| 2 | Login: wide. | `shop.test.ts`: is wide<br>`shop.test.ts`: %i customer's name |",
  '| 2 | License Exp. Date is shown. | `shop.test.ts`: is wide |',
  '| 2 | The colour: not shown. | left open |',
  '| 2 | GET · cities | `shop.test.ts`: is wide |',
  '| 8 | Other words are not shown. | `shop.test.ts`: is wide |',
];
const troublesIn = (rows: string[]) => troublesOf(specification, rows.join('\n'), shop);
const change = (at: number, row: string) => whole.map((each, index) => (index === at ? row : each));

it('tells the specification apart into its sentences', () => {
  expect(sentencesOf(specification)).toEqual([
    { section: 2, text: '/ (home)' },
    { section: 2, text: 'Login: wide.' },
    { section: 2, text: 'License Exp. Date is shown.' },
    { section: 2, text: 'The colour: not shown.' },
    { section: 2, text: 'GET · cities' },
    { section: 8, text: 'Other words are not shown.' },
  ]);
});

describe('the table of the specification', () => {
  it('is whole when every sentence has a test that is there, or is left open', () => {
    expect(troublesIn(whole)).toEqual([]);
  });

  it.each([
    ['a sentence has no row', whole.slice(1), 'No test holds 2: / (home)'],
    ['a sentence has no test', change(0, '| 2 | / (home) | |'), 'No test holds 2: / (home)'],
    [
      'the file of a test is not there',
      change(0, '| 2 | / (home) | `away.test.ts`: is wide |'),
      'There is no away.test.ts',
    ],
    [
      'a test is not there',
      change(0, '| 2 | / (home) | `shop.test.ts`: is wid |'),
      'shop.test.ts has no test: is wid',
    ],
    [
      'a test is skipped',
      change(0, '| 2 | / (home) | `shop.test.ts`: is high |'),
      'shop.test.ts has no test: is high',
    ],
    [
      'a test stands in a comment alone',
      change(0, '| 2 | / (home) | `shop.test.ts`: is deep |'),
      'shop.test.ts has no test: is deep',
    ],
    [
      'a group stands for its tests',
      change(0, '| 2 | / (home) | `shop.test.ts`: a day |'),
      'shop.test.ts has no test: a day',
    ],
    [
      'words stand where a test should',
      change(0, '| 2 | / (home) | looked at by eye |'),
      'This names no test, as `file`: its name would: looked at by eye',
    ],
    [
      'a sentence is marked as left open that is not',
      change(5, '| 8 | Other words are not shown. | left open |'),
      'The specification does not leave open 8: Other words are not shown.',
    ],
    ['a sentence has two rows', [...whole, whole[0]!], 'There are two rows for 2: / (home)'],
    [
      'the specification does not say a sentence',
      [...whole, '| 2 | Login: narrow. | `shop.test.ts`: is wide |'],
      'The specification does not say 2: Login: narrow.',
    ],
  ])('is not when %s', (_what, rows, trouble) => {
    expect(troublesIn(rows)).toEqual([trouble]);
  });

  it('does not take a sentence for one of another section', () => {
    expect(troublesIn(change(5, whole[5]!.replace('8', '9')))).toEqual([
      'The specification does not say 9: Other words are not shown.',
      'No test holds 8: Other words are not shown.',
    ]);
  });

  it('is looked through for its tests alone where the specification is not there', () => {
    const rows = [...whole.slice(3), '| 3 | Whatever it says. | `shop.test.ts`: is wild |'];
    expect(troublesWithTests(rows.join('\n'), shop)).toEqual(['shop.test.ts has no test: is wild']);
  });
});
