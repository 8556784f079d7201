import { writeFileSync } from 'node:fs';
import { DefaultReporter } from 'vitest/node';

/**
 * Prints one line for each file when it ends, with the progress of the run; failures are reported at the end,
 * as usual.
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
    // Includes opening a shop, which the times of the tests alone leave out.
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
    const [, errors] = ended;
    const told = {
      times: this.#times,
      errors: errors.map(({ message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) => ({
        file,
        test,
        message: stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`,
        at: Date.now(),
      })),
    };
    if (process.env.TEST_PROGRESS) writeFileSync(process.env.TEST_PROGRESS, JSON.stringify(told));
    super.onTestRunEnd(...ended);
  }
}
