/** This many tests may fail at first and pass alone; with one more, the run fails. */
export const unstableAllowed = 3;

const sameTest = (one, other) =>
  one.runner === other.runner && one.file === other.file && one.test === other.test;

/**
 * Compares the failures of the first run with those of the second, in which each file ran alone. A test that
 * failed only at first is unstable. One that failed only alone depends on what another test has left behind,
 * so it has failed.
 */
export function verdict(first, again) {
  const repeated = new Set(again.map(({ runner, file }) => `${runner} ${file}`));
  const failedAgain = again.flatMap(({ failures }) => failures);
  const unstable = first.filter(
    (failure) =>
      repeated.has(`${failure.runner} ${failure.file}`) &&
      !failedAgain.some((other) => sameTest(other, failure)),
  );
  const failed = [
    ...first.filter((failure) => !unstable.includes(failure)),
    ...failedAgain.filter((failure) => !first.some((other) => sameTest(other, failure))),
  ];
  return { failed, unstable, isGreen: failed.length === 0 && unstable.length <= unstableAllowed };
}
