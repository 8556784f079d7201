import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The owner's specification, divided into sentences: sections 2 to 9. */
const firstSection = 2;
const lastSection = 9;

type Sentence = { section: number; text: string };
type Row = Sentence & { tests: string[] };

// A full stop, a space and a capital letter end a sentence; only `Exp. Date` does not.
const ends = /(?<=[.])(?<!\bExp\.)\s+(?=[A-Z/])/;
const isRuler = (line: string) => /^[|\s:-]+$/.test(line);
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const plain = (line: string) =>
  line
    .replace(/^[-*]\s+/, '')
    .replaceAll('**', '')
    .trim();

/** The head of a table only describes its rows; each row is a sentence. */
const sentencesIn = (line: string, isHead: boolean) => {
  if (line.startsWith('|')) return isHead || isRuler(line) ? [] : [cellsOf(line).join(' · ')];
  // A line that ends with a colon only introduces the sentences below it.
  return plain(line)
    .split(ends)
    .filter((text) => !text.endsWith(':'));
};

export function sentencesOf(specification: string): Sentence[] {
  let section = 0;
  const found: Sentence[] = [];
  const lines = specification.split('\n').map((line) => line.trim());
  for (const [index, line] of lines.entries()) {
    const heading = /^##\s+(\d+)\./.exec(line)?.[1];
    if (heading) section = Number(heading);
    if (!line || line.startsWith('#') || section < firstSection || section > lastSection) continue;
    const isHead = isRuler(lines[index + 1] ?? '') && line.startsWith('|');
    for (const text of sentencesIn(line, isHead)) found.push({ section, text });
  }
  return found;
}

/** Rows `| 4 | the sentence | `file`: the test's name<br>`file`: another |`. */
const rowsOf = (coverage: string): Row[] =>
  coverage
    .split('\n')
    .filter((line) => /^\|\s*\d+\s*\|/.test(line))
    .map((line) => {
      const [section, text = '', tests = ''] = cellsOf(line);
      const named = tests.split('<br>').map((test) => test.trim());
      return { section: Number(section), text, tests: named.filter(Boolean) };
    });

/** A sentence that leaves something open demands nothing. */
const leavesOpen = (text: string) => /(?::| is) not shown\b/i.test(text);
const saysNothing = 'left open';

// `test('…'`, `it.each(rows)('…'`, `test.step('…'`; a skipped test proves nothing.
const title =
  /(?:\b(?:test|it)(?:\.(?!skip|todo|fixme|fails)\w+)*|[\])])\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/gs;
const titlesIn = (source: string) =>
  [...source.matchAll(title)].map(([, , words = '']) => words.replaceAll(/\\(.)/g, '$1'));

function troubleWith(test: string, root: string): string | undefined {
  const [, file, name] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
  if (!file || !name) return `This names no test, as \`file\`: its name would: ${test}`;
  const at = path.join(root, file);
  if (!existsSync(at)) return `There is no ${file}`;
  return titlesIn(readFileSync(at, 'utf8')).includes(name) ? undefined : `${file} has no test: ${name}`;
}

/** Tests that the table names but that do not exist. */
export const troublesWithTests = (coverage: string, root: string): string[] =>
  rowsOf(coverage)
    .flatMap(({ tests }) => tests)
    .filter((test) => test !== saysNothing)
    .flatMap((test) => troubleWith(test, root) ?? []);

const keyOf = ({ section, text }: Sentence) => `${section}: ${text}`;

function troubleWithRow(sentence: Sentence, row: Row | undefined) {
  if (!row || row.tests.length === 0) return `No test holds ${keyOf(sentence)}`;
  if (!row.tests.includes(saysNothing)) return undefined;
  return leavesOpen(sentence.text) ? undefined : `The specification does not leave open ${keyOf(sentence)}`;
}

/** What is missing from the table, or wrong in it. */
export function troublesOf(specification: string, coverage: string, root: string): string[] {
  const sentences = sentencesOf(specification);
  const said = new Set(sentences.map(keyOf));
  const rows = new Map<string, Row>();
  const troubles: string[] = [];
  for (const row of rowsOf(coverage)) {
    const key = keyOf(row);
    if (!said.has(key)) troubles.push(`The specification does not say ${key}`);
    if (rows.has(key)) troubles.push(`There are two rows for ${key}`);
    rows.set(key, row);
  }
  return [
    ...troubles,
    ...sentences.flatMap((sentence) => troubleWithRow(sentence, rows.get(keyOf(sentence))) ?? []),
    ...troublesWithTests(coverage, root),
  ];
}
