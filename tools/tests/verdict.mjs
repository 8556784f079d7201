/** So many tests may fail at first and pass alone: with one more the run is red. */
export const unstableAllowed = 3;

const sameTest = (one, other) =>
  one.runner === other.runner && one.file === other.file && one.test === other.test;

/**
 * What failed at first and what failed when its file ran once more, alone: what failed only at first is unstable. What
 * failed only alone stands on what another test has left behind, and has failed.
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
