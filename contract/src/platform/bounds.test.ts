import * as v from 'valibot';
import { expect, it } from 'vitest';
import { date, dayFirstDate } from './dates.js';
import { id, idFromText } from './ids.js';
import { dollars, money, moneyFromText } from './money.js';
import { pageQuery, toPage } from './page.js';
import { email, line, paragraph, phone, slug } from './text.js';

const name = line('Name is required');
const note = paragraph('Write something', 5);
const page = v.object(pageQuery(20));

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

it.each<[string, v.GenericSchema, unknown, unknown]>([
  ['a line of 100 characters, not 101', name, 'x'.repeat(100), 'x'.repeat(101)],
  ['a line without breaks', name, 'Ada', 'Ada\nKing'],
  ['30 marks on a letter, not 31', name, `q${'\u0323'.repeat(30)}`, `q${'\u0323'.repeat(31)}`],
  ['a paragraph with breaks, as long as it may be', note, 'a\nb\tc', 'abcdef'],
  ['no control characters', note, 'abc', 'ab\u0007'],
  ['7 digits of a phone number, not 6', phone, '555-0100', '55-01-00 ()'],
  ['15 digits of a phone number, not 16', phone, '+123456789012345', '+1234567890123456'],
  ['an email of 254 characters', email, `${'a'.repeat(242)}@example.com`, `${'a'.repeat(243)}@example.com`],
  ['an email at a domain that gets mail', email, "o'neil@example.com", 'ada@localhost'],
  ['an email with its dots in place', email, 'a.b@example.com', 'a..b@example.com'],
  ['a name of an address', slug, 'red-wine', 'red--wine'],
  ['the largest id that a database keeps', id, 2_147_483_647, 2_147_483_648],
  ['the same id as text', idFromText, '2147483647', '2147483648'],
  ['no id with a zero before it', idFromText, '10', '010'],
  ['two decimals of a dollar, not three', money, 10.25, 10.255],
  ['money as text, with two decimals', moneyFromText, '10.25', '10.255'],
  ['up to ten million dollars as text', moneyFromText, '9999999', '10000000'],
  ['a day that exists', date, '2028-02-29', '2027-02-29'],
  ['a year that a database knows', date, '0001-01-01', '0000-01-01'],
  ['a day written with the day first', dayFirstDate, '29-02-2028', '30-02-2028'],
  ['100 rows a page, not 101', page, { pageSize: '100' }, { pageSize: '101' }],
  ['a first page, none before it', page, { page: '1' }, { page: '0' }],
  ['whole pages', page, { page: '2' }, { page: '1.5' }],
])('the contract takes %s', (_what, schema, good, bad) => {
  expect([accepts(schema, good), accepts(schema, bad)]).toEqual([true, false]);
});

it('turns dollars into cents and back without losing one', () => {
  for (const cents of [0, 1, 29, 1_001, 115_70, 7_169, 1_999_999])
    expect([v.parse(money, dollars(cents)), v.parse(moneyFromText, dollars(cents).toFixed(2))]).toEqual([
      cents,
      cents,
    ]);
});

it('counts pages, and has one where there is nothing', () => {
  expect(toPage([], 0, { page: 1, pageSize: 20 })).toMatchObject({ total_pages: 1, total_rows: 0 });
  expect(toPage(['a'], 20, { page: 1, pageSize: 20 })).toMatchObject({ total_pages: 1 });
  expect(toPage(['a'], 21, { page: 2, pageSize: 20 })).toMatchObject({ total_pages: 2, page: 2 });
});
