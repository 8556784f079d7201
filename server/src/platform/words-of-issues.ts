import type * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

export const isMissing = ({ kind, received }: Issue) => kind === 'schema' && received === 'undefined';

const byType = new Map<string, (limit: unknown) => string>([
  ['max_length', (most) => `Use at most ${most} characters`],
  ['min_length', (least) => `Use at least ${least} characters`],
  ['max_value', (most) => `Must be ${most} or less`],
  ['min_value', (least) => `Must be ${least} or more`],
  ['integer', () => 'Must be a whole number'],
  ['uuid', () => 'Must be an id'],
  ['iso_timestamp', () => 'Enter a moment as 2026-11-20T18:00:00Z'],
]);

/** Words for complaints that the contract has none for, because the library's own are for programmers. */
const wordsFor = (issue: Issue) =>
  isMissing(issue)
    ? 'This field is required'
    : (byType.get(issue.type)?.(issue.requirement) ?? 'This value is not possible here');

export const inPlainWords = { message: wordsFor };
