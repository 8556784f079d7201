import { writeFileSync } from 'node:fs';
import { DefaultReporter } from 'vitest/node';

/**
 * One line for each file when it ends, with how far the run is; what failed is told at the end, as always.
 */
export default class TestProgress extends DefaultReporter {
  #all = 0;
  #ended = 0;
  #times = [];

  constructor() {
    super({ summary: false });
  }

  onTestRunStart(specifications) {
    this.#all = specifications.length;
    super.onTestRunStart(specifications);
  }

  onTestModuleEnd(testModule) {
    // Opening a shop counts: a report of the tests alone would leave it out.
    const { duration } = testModule.diagnostic();
    this.#times.push({ file: testModule.relativeModuleId, took: duration });
    const failed = [...testModule.children.allTests('failed')];
    const sign = testModule.ok() ? '✓' : '✗';
    const count = [...testModule.children.allTests()].length;
    const took = `${(duration / 1000).toFixed(1)} s`;
    this.log(
      `${sign} ${++this.#ended}/${this.#all} ${testModule.project.name} ${testModule.relativeModuleId} (${count} tests, ${took})`,
    );
    for (const test of failed) this.log(`    ✗ ${test.fullName}`);
  }

  onTestRunEnd(...ended) {
    if (process.env.TEST_TIMES) writeFileSync(process.env.TEST_TIMES, JSON.stringify(this.#times));
    super.onTestRunEnd(...ended);
  }
}
