import { useState } from 'react';
import type { DateRange } from './date-presets';
import type { DateText } from './date-text';

type Draft = { start: DateText | null; end: DateText | null };

/**
 * A range of which one end may be missing, or lie on the wrong side, while it is typed: then it is no value
 * yet.
 */
export function useDateRange(
  value: DateRange | null,
  change: (value: DateRange | null) => void,
  onProblem?: (problem: string | undefined) => void,
) {
  const [draft, setDraft] = useState<Draft>();
  // A value that came from elsewhere ends the draft.
  const { start, end } = value ?? draft ?? { start: null, end: null };
  const problem = problemOf({ start, end });

  function edit(part: Partial<Draft>) {
    const next = { start, end, ...part };
    setDraft(next);
    const wrong = problemOf(next);
    if (wrong) onProblem?.(wrong);
    change(next.start && next.end && !wrong ? { start: next.start, end: next.end } : null);
  }
  function set(next: DateRange | null) {
    setDraft(undefined);
    change(next);
  }
  return { start, end, problem, edit, set };
}

const problemOf = ({ start, end }: Draft) =>
  start && end && start > end ? 'The end is before the start' : undefined;
