import { writeFileSync } from 'node:fs';
import { DefaultReporter } from 'vitest/node';

const plain = ({ name, message, stack }) => ({ name, message, stack });

/** Where in the test's own file it failed. */
const lineIn = (file, errors) =>
  errors.flatMap(({ stacks = [] }) => stacks).find((place) => place.file.endsWith(file))?.line;

/** A file that cannot even be loaded has no failed test, so the file itself is reported. */
function failuresOf(testModule) {
  const { relativeModuleId: file, children } = testModule;
  const told = (test, errors) => ({
    file,
    line: lineIn(file, errors),
    test,
    errors: errors.map(plain),
    at: Date.now(),
  });
  const failed = [...children.allTests('failed')];
  if (failed.length > 0) return failed.map((test) => told(test.fullName, test.result().errors));
  const ofSuites = [...children.allSuites()].flatMap((suite) => suite.errors());
  return testModule.ok() ? [] : [told('(the file itself)', [...testModule.errors(), ...ofSuites])];
}

/**
 * Prints one line for each file when it ends, with the progress of the run; failures are reported at the end,
 * as usual.
 */
export default class TestProgress extends DefaultReporter {
  #all = 0;
  #ended = 0;
  #times = [];
  #failures = [];

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
    this.#failures.push(...failuresOf(testModule));
    for (const test of testModule.children.allTests())
      for (const { message } of test.annotations()) this.log(`    ! ${test.fullName}: ${message}`);
  }

  onTestRunEnd(...ended) {
    const [, errors] = ended;
    const told = {
      times: this.#times,
      failures: this.#failures,
      errors: errors.map((error) => ({
        file: error.VITEST_TEST_PATH,
        test: error.VITEST_TEST_NAME,
        error: plain(error),
        at: Date.now(),
      })),
    };
    if (process.env.TEST_PROGRESS) writeFileSync(process.env.TEST_PROGRESS, JSON.stringify(told));
    super.onTestRunEnd(...ended);
  }
}
