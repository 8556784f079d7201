/** Migrations from this one on must say it; earlier ones were never released. */
const firstThatSays = '0110';

const says = /^-- Upgrade: (?:(beside) the version before\.|stop all processes first: .+\.)\n/;

/** Changes that would break the version before while it still runs, in a table that it knows. */
const trips: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (?:table|column|type|function|default|sequence)\b/, 'takes something away'],
  [/\brename\b/, 'gives something another name'],
  [/\balter column \w+ (?:set data )?type\b/, 'changes a type'],
  [/\bset not null\b/, 'wants what was free to be missing'],
  [
    /\badd (?:column )?\w+ [^,;]*\bnot null\b(?![^,;]*\b(?:default|generated)\b)/,
    'wants a column that it does not fill',
  ],
  [/\badd constraint\b/, 'wants what it may not keep'],
  [/\bcreate (?:or replace )?trigger\b/, 'watches over what it writes'],
  [/\bcreate unique index\b/, 'refuses what it may write'],
];

const created = /\bcreate table (\w+)/g;
const about =
  /^(?:alter table|create (?:unique )?index \w+ on|create (?:or replace )?trigger[^;]*? on) (\w+)/;

/** The statements of a migration, without comments and without those about tables that it makes itself. */
function statementsOf(sql: string) {
  const plain = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$[^]*?\$\$/g, "''")
    .toLowerCase();
  const own = new Set([...plain.matchAll(created)].map(([, table]) => table));
  return plain
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => !own.has(about.exec(statement)?.[1]));
}

/**
 * What is wrong with what a migration says about running beside the version before. A migration that requires
 * a stop must stand in the changelog, where operators read about it.
 */
export function troubleWithUpgrade(file: string, sql: string, changelog: string): string | undefined {
  const [number = ''] = file.split('-', 1);
  if (number < firstThatSays) return undefined;
  const said = says.exec(sql);
  if (!said)
    return `${file} does not begin with “-- Upgrade: beside the version before.” or “-- Upgrade: stop all processes first: WHY.”`;
  if (!said[1])
    return changelog.includes(number)
      ? undefined
      : `${file} wants a stop of which CHANGELOG.md says nothing.`;
  for (const statement of statementsOf(sql))
    for (const [trip, why] of trips)
      if (trip.test(statement)) return `${file} ${why}: ${statement.slice(0, 80)}`;
  return undefined;
}

/** From here on they arrive in the order of their numbers; earlier ones are in every database already. */
const firstInOrder = '0145';

/** Migrations that came after one with a higher number: a database that has that one refuses them. */
export function comeTooEarly(brought: readonly (readonly string[])[]): string[] {
  const early: string[] = [];
  let highest = firstInOrder;
  for (const files of brought) {
    early.push(...files.filter((file) => file > firstInOrder && file < highest));
    highest = [highest, ...files].toSorted().at(-1)!;
  }
  return early;
}
