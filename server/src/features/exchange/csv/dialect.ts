const delimiters = [',', ';', '\t'] as const;
type Delimiter = (typeof delimiters)[number];

export type Dialect = {
  readonly delimiter: Delimiter;
  /** The sign between dollars and cents. */
  readonly decimal: '.' | ',';
};

const firstLine = /^(?:"[^"]*"|[^"\r\n])*/;

function delimiterOf(head: string): Delimiter {
  const names = (firstLine.exec(head)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: Delimiter) => names.split(delimiter).length;
  return delimiters.reduce((best, each) => (count(each) > count(best) ? each : best));
}

const cellsIn = (head: string, delimiter: Delimiter) =>
  head.match(new RegExp(`"[^"]*"|[^"\\r\\n${delimiter}]+`, 'g')) ?? [];

const withDecimals = { '.': /^"?[ $]*\d[\d,]*\.\d\d?"?$/, ',': /^"?[ $]*\d[\d.]*,\d\d?"?$/ };

/** Tells from the first rows how a table is written. */
export function dialectOf(head: string): Dialect {
  const delimiter = delimiterOf(head);
  const cells = cellsIn(head, delimiter);
  const has = (mark: '.' | ',') => cells.some((cell) => withDecimals[mark].test(cell));
  if (has('.') !== has(',')) return { delimiter, decimal: has(',') ? ',' : '.' };
  return { delimiter, decimal: delimiter === ';' ? ',' : '.' };
}
