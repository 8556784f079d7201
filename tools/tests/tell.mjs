import { stripVTControlCharacters } from 'node:util';

/** This many of the last lines show the failures, because some people see only the end of a run. */
const roomForFailures = 48;

/** Two projects that check the same file say the same of it. */
const firstLines = (message, count) => {
  const lines = stripVTControlCharacters(message).split('\n');
  const said = lines.filter((line) => line.trim()).map((line) => `      ${line.trimEnd().slice(0, 200)}`);
  return [...new Set(said)].slice(0, count);
};

const nameOf = ({ file, line, test }) => `${file}${line ? `:${line}` : ''} › ${test}`;

/**
 * Each failure with its place and the first `most` lines of its error; fewer lines when there are many
 * failures.
 */
export function failureLines(failures, most = 3) {
  const each = Math.max(1, Math.min(most + 1, Math.floor(roomForFailures / failures.length)));
  const shown = failures.slice(0, Math.floor(roomForFailures / each));
  const lines = shown.flatMap((failure) => [
    `  ✗ ${nameOf(failure)}`,
    ...firstLines(failure.message ?? '', each - 1),
  ]);
  const more = failures.length - shown.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

export const unstableLines = (unstable) =>
  unstable.flatMap((failure) => [
    `  ${nameOf(failure)}`,
    ...firstLines(failure.message ?? '', 3),
    `      the machine's load then: ${failure.load}`,
  ]);

const slowest = 10;

export const slowestLines = (times) =>
  [...times]
    .sort((one, other) => other.took - one.took)
    .slice(0, slowest)
    .map(({ file, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${file}`);
