import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeShopOnBoth } from '../../testing/describe-shop.js';

const folder = new URL('./tables/', import.meta.url);

/** The sources of `tables`, because types leave nothing behind that a test could look at. */
const sources = readdirSync(folder).map((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' '),
);

type Column = { type: string; nullable: boolean; preset: boolean };

/** Splits `a: b; c: { d: e }` at the semicolons that stand outside of every bracket. */
function fieldsIn(text: string): [string, string][] {
  const fields: [string, string][] = [];
  let depth = 0;
  let field = '';
  for (const sign of `${text};`) {
    if ('{<[('.includes(sign)) depth++;
    if ('}>])'.includes(sign)) depth--;
    if (sign !== ';' || depth > 0) {
      field += sign;
      continue;
    }
    const [, name, type] = /^\s*(\w+): (.+?)\s*$/.exec(field) ?? [];
    if (name && type) fields.push([name, type]);
    field = '';
  }
  return fields;
}

const within = (text: string) => text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'));

function columnOf(written: string): Column {
  const preset = /^(?:Generated|Kept)<(.+)>$/.exec(written);
  const parts = (preset?.[1] ?? written).split(' | ').filter((part) => part !== '');
  const nullable = parts.includes('null');
  const type = parts.filter((part) => part !== 'null').join(' | ');
  return { type, nullable, preset: preset !== null };
}

/** The inside of the bracket that opens after the words. */
function insideAfter(words: RegExp, source: string) {
  const opening = words.exec(source);
  if (!opening) return '';
  const from = opening.index + opening[0].length;
  let depth = 1;
  let to = from;
  for (; depth > 0; to++) depth += source[to] === '{' ? 1 : source[to] === '}' ? -1 : 0;
  return source.slice(from, to - 1);
}

const columnsIn = (table: string) =>
  new Map(fieldsIn(within(table)).map(([name, type]) => [name, columnOf(type)]));

const tables = new Map(
  sources
    .flatMap((source) => fieldsIn(insideAfter(/export type \w+Tables = \{/, source)))
    .map(([name, table]) => [name, columnsIn(table)]),
);

/** What the driver returns for a column's type, and therefore its TypeScript type. */
const families: [RegExp, RegExp][] = [
  [/^(smallint|integer|bigint|real|double precision)$/, /^(number|\d+( \| \d+)*)$/],
  [/^boolean$/, /^boolean$/],
  [/^timestamp with time zone$/, /^(Date|ColumnType<Date.*>)$/],
  [/^date$/, /^Day$/],
  [/^jsonb?$/, /^(JSONColumnType<.+>|ColumnType<.+>)$/],
  [/^bytea$/, /^Buffer$/],
  [/^ARRAY$/, /(\[\]$|^ColumnType<.+>$)/],
  [/^tsvector$/, /.+/],
  [/^uuid$/, /^Uuid$/],
  [/^xid8$/, /^string$/],
  [/^(text|USER-DEFINED|numeric|character varying|time without time zone)$/, /^(string|[A-Z]\w+|'.+')$/],
];

type Row = { table: string; column: string; type: string; nullable: boolean; preset: boolean };

describeShopOnBoth('the types of the tables', (shop) => {
  const readColumns = () =>
    shop.shop.read(async (db) => {
      const { rows } = await sql<Row>`
        select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as nullable,
          (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as preset
        from information_schema.columns
        where table_schema = 'public' and table_name not like 'kysely%'
          and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
        order by 1, ordinal_position`.execute(db);
      return rows;
    });

  it('name every table and column of the migrated database, and no others', async () => {
    const rows = await readColumns();
    const named = [...tables].flatMap(([table, columns]) =>
      [...columns.keys()].map((column) => `${table}.${column}`),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.sort()).toEqual(rows.map(({ table, column }) => `${table}.${column}`).sort());
  });

  it('say what may be null, what the database fills in, and what the driver makes of it', async () => {
    for (const { table, column, type, nullable, preset } of await readColumns()) {
      const typed = tables.get(table)?.get(column);
      const where = `${table}.${column}`;
      expect([where, typed?.nullable], 'null').toEqual([where, nullable]);
      // A nullable column needs no preset: until the database writes it, it is null.
      if (typed?.preset && !nullable) expect([where, preset], 'filled in').toEqual([where, true]);
      const family = families.find(([inDatabase]) => inDatabase.test(type));
      expect(family, `${where} is ${type}`).toBeDefined();
      expect(typed?.type, `${where} is ${type}`).toMatch(family![1]);
    }
  });
});
