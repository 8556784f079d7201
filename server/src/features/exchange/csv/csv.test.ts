import { describe, expect, it } from 'vitest';
import { Refused } from '../../../platform/refuse.js';
import { asCell, asList, fromCell, listIn, numberIn, yesOrNo } from './cells.js';
import { dialectOf } from './dialect.js';
import { encodingOf, textOf } from './encoding.js';
import { readCsv } from './read-csv.js';
import { csvRow, writeCsv } from './write-csv.js';

const inChunks = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, nth) =>
    bytes.subarray(nth * size, (nth + 1) * size),
  );

async function read(bytes: Buffer, size = 7) {
  const chunks = inChunks(bytes, size);
  const encoding = await encodingOf(chunks);
  let head = '';
  for await (const text of textOf(chunks, encoding)) head += text;
  const rows: string[][] = [];
  for await (const { cells } of readCsv(textOf(chunks, encoding), dialectOf(head))) rows.push([...cells]);
  return rows;
}

/** The same numbers in each run, so that a failure repeats itself. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * sides);
  };
}

const rows = [
  ['name', 'price'],
  ['Château “Étude”', '12.50'],
];
const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

describe('a table', () => {
  const text = rows.map((row) => row.join(';')).join('\r\n');
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 with its bytes turned', utf16be(text)],
    ['Windows-1252', Buffer.from(text.replace('“', '\x93').replace('”', '\x94'), 'latin1')],
  ])('is read in %s', async (_name, bytes) => {
    expect(await read(bytes)).toEqual(rows);
  });

  it('comes back as it was written, whatever stands in it', async () => {
    const signs = ['a', 'É', '"', ',', ';', '\n', '\r\n', '=', '+', '-', '@', "'", '\t', ' ', '|', '🍷', '1'];
    const roll = dice(16);
    const cell = () => Array.from({ length: roll(6) }, () => signs[roll(signs.length)]).join('');
    for (let round = 0; round < 400; round++) {
      const table = Array.from({ length: 1 + roll(5) }, () => [`${roll(99)}x`, cell(), cell()]);
      async function* asRows() {
        yield table.map((row) => row.map(asCell));
      }
      let written = '';
      for await (const chunk of writeCsv(['number', 'one', 'two'], asRows())) written += chunk;
      const [, ...back] = await read(Buffer.from(written), 1 + roll(40));
      expect(back.map((row) => row.map(fromCell))).toEqual(table);
    }
  });

  it('of any bytes is read, or refused in words', async () => {
    const roll = dice(61);
    const likely = [...'",;\r\n\t=-'].map((sign) => sign.charCodeAt(0));
    for (let round = 0; round < 400; round++) {
      const byte = () => (roll(3) === 0 ? roll(256) : likely[roll(likely.length)]!);
      const bytes = Buffer.from(Array.from({ length: roll(60) }, byte));
      const outcome = await read(bytes, 16).catch((error: unknown) => error);
      expect(Array.isArray(outcome) || outcome instanceof Refused, bytes.toString('hex')).toBe(true);
    }
  });

  it('keeps the numbers of its rows where some are empty', async () => {
    async function* text() {
      yield 'name,price\r\n\r\n,\r\nBarolo,';
      yield '12\r\n';
    }
    const found = [];
    for await (const row of readCsv(text(), { delimiter: ',', decimal: '.' })) found.push(row.number);
    expect(found).toEqual([1, 4]);
  });

  it.each(['name,price\n"Barolo,12\nBrunello,13', 'name\n"Ba"rolo'])(
    'says where a quotation mark is wrong: %j',
    async (text) => {
      await expect(read(Buffer.from(text))).rejects.toMatchObject({
        refusal: { code: 'quote_trouble' },
        message: expect.stringContaining('row 2'),
      });
    },
  );

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'not_text'],
    ['UTF-16 with a zero in it', Buffer.from('\ufeffname\0', 'utf16le'), 'not_text'],
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0]), 'is_workbook'],
  ])('is not %s', async (_name, bytes, code) => {
    await expect(read(bytes, 100)).rejects.toMatchObject({ refusal: { code } });
  });
});

describe('how a table is written', () => {
  it.each([
    ['a,b\n1.50,2', ',', '.'],
    ['a;b\n1,50;2', ';', ','],
    ['a;b\n1.50;2', ';', '.'],
    ['a;b\n1.234;2', ';', ','],
    ['a;b\n1.234,50;2', ';', ','],
    ['a\tb\n1,50\t2', '\t', ','],
    ['a,b\n"1,50",2', ',', ','],
    ['a,b\n"1,234",2', ',', '.'],
    ['"a;x",b\n1.5,2', ',', '.'],
  ])('shows in its first rows: %j', (head, delimiter, decimal) => {
    expect(dialectOf(head)).toEqual({ delimiter, decimal });
  });
});

describe('a cell', () => {
  it.each([
    ['1.234,50', ',', 1234.5],
    ['1 234,5', ',', 1234.5],
    ['$1,234.50', '.', 1234.5],
    ['12', '.', 12],
    ['1.23', ',', undefined],
    ['1,23', '.', undefined],
    ['1,2345', '.', undefined],
    ['-1', '.', undefined],
    ['1e3', '.', undefined],
    ['twelve', '.', undefined],
  ] as const)('holds a number: %s with %j is %s', (cell, decimal, number) => {
    expect(numberIn(cell, decimal)).toBe(number);
  });

  it.each([['=1+1'], ['+1'], ['-1'], ['@x'], ['\tx'], ["'=x"]])('starts no formula: %j', (text) => {
    expect(asCell(text)).toBe(`'${text}`);
    expect(fromCell(asCell(text))).toBe(text);
  });

  it('leaves an apostrophe alone that hides no formula', () => {
    expect([asCell("'76"), fromCell("'76")]).toEqual(["'76", "'76"]);
  });

  it('holds several things', () => {
    for (const things of [[], ['a'], ['a', 'b c'], ['a|b'], ['a|b', 'c']])
      expect(listIn(asList(things))).toEqual(things);
  });

  it('says yes or no', () => {
    expect(['Yes', ' no ', 'TRUE', '0', 'perhaps'].map(yesOrNo)).toEqual([
      true,
      false,
      true,
      false,
      undefined,
    ]);
  });

  it('is quoted where it has to be', () => {
    expect(csvRow(['a', 'b,c', 'd"e', ' f'])).toBe('a,"b,c","d""e"," f"\r\n');
  });
});
