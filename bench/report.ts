import { writeFileSync } from 'node:fs';
import { type Chart, drawChart } from './chart.js';

/** One measured figure, and the target of docs/benchmarks.md where it has one. */
export type Row = {
  what: string;
  figure: number;
  unit: string;
  digits?: number;
  /** The target: no more, or no less, than this. */
  most?: number;
  least?: number;
  note?: string;
};

const inUnit = (figure: number, unit: string, digits = 0) =>
  `${figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;

const isMissed = ({ figure, most, least }: Row) =>
  (most !== undefined && !(figure <= most)) || (least !== undefined && !(figure >= least));

function judge(row: Row) {
  const { unit, digits, most, least } = row;
  const target = most ?? least;
  if (target === undefined) return '';
  const words = `${most === undefined ? 'at least' : 'at most'} ${inUnit(target, unit, digits)}`;
  return `${words.padEnd(23)} ${isMissed(row) ? 'MISSED' : 'met'}`;
}

/**
 * The output for people: a title for each benchmark, a line for each figure, and at the end the targets that
 * were missed.
 */
export class Report {
  readonly #missed: string[] = [];
  readonly #draws: boolean;
  #targets = 0;
  #title = '';

  /** Charts are drawn into `docs/pictures` only when somebody asks for it. */
  constructor({ draws = false } = {}) {
    this.#draws = draws;
  }

  draw(name: string, chart: Chart) {
    if (!this.#draws) return;
    writeFileSync(new URL(`../docs/pictures/bench-${name}.svg`, import.meta.url), drawChart(chart));
    this.say(`  drawn: docs/pictures/bench-${name}.svg`);
  }

  say(words = '') {
    process.stdout.write(`${words}\n`);
  }

  title(words: string) {
    this.#title = words;
    this.say(`\n${words}`);
  }

  row(row: Row) {
    const { what, figure, unit, digits, note } = row;
    const line = `  ${what.padEnd(52)} ${inUnit(figure, unit, digits).padStart(16)}   ${judge(row)}`;
    this.say(line.trimEnd());
    if (note) this.say(`    ${note}`);
    if (row.most !== undefined || row.least !== undefined) this.#targets++;
    if (isMissed(row)) this.#missed.push(`${this.#title}: ${what}`);
  }

  end() {
    const met = this.#targets - this.#missed.length;
    this.say(`\n${met} of ${this.#targets} targets met.`);
    for (const missed of this.#missed) this.say(`MISSED  ${missed}`);
  }
}
