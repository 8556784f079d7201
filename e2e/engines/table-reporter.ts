import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const marks = { passed: '✓', failed: '✗', timedOut: '✗', interrupted: '✗', skipped: '–' };

/** Prints at the end which journey went how in which engine at which width. */
export default class TableReporter implements Reporter {
  readonly #rows = new Map<string, Map<string, string>>();
  readonly #columns = new Set<string>();
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(test: TestCase, { status }: TestResult) {
    const column = test.parent.project()!.name;
    this.#columns.add(column);
    const row = this.#rows.get(test.title) ?? new Map<string, string>();
    this.#rows.set(test.title, row.set(column, marks[status]));
    this.#counts[status === 'passed' || status === 'skipped' ? status : 'failed']++;
  }

  onEnd({ status }: FullResult) {
    const columns = [...this.#columns];
    const width = Math.max(...[...this.#rows.keys()].map(({ length }) => length), 0);
    const line = (title: string, cells: string[]) =>
      `${title.padEnd(width)}  ${cells.map((cell, at) => cell.padEnd(columns[at]!.length)).join('  ')}`;
    const rows = [...this.#rows].map(([title, cells]) =>
      line(
        title,
        columns.map((column) => cells.get(column) ?? ''),
      ),
    );
    const { passed, failed, skipped } = this.#counts;
    // A run that ended for another reason than a journey has failed as well.
    const fault = status !== 'passed' && failed === 0 ? 1 : 0;
    const last = `${passed} passed, ${failed + fault} failed, ${skipped} skipped`;
    process.stdout.write(`\n${[line('', columns), ...rows, '', last].join('\n')}\n`);
  }
}
