import { useState } from 'react';
import { type DateText, limitProblem, type Reading, readDay, readMoment, writeDate } from './date-text';

type DateRules = { time: boolean; min?: DateText; max?: DateText };

type Options = DateRules & {
  value: DateText | null;
  onChange: (value: DateText | null) => void;
  onProblem: (problem: string | undefined) => void;
};

function read(text: string, { time, min, max }: DateRules): Reading {
  const reading = time ? readMoment(text) : readDay(text);
  const problem = 'value' in reading && limitProblem(reading.value, min, max);
  return problem ? { problem } : reading;
}

/** As long as a whole date: from here on a wrong one is said at once, not only on leaving the field. */
const COMPLETE = 'MM/DD/YYYY'.length;

/** A date as text: what is typed stays as it was typed, and says what is wrong with it. */
export function useDateText({ value, onChange, onProblem, ...rules }: Options) {
  const [typed, setTyped] = useState<{ text: string; value: DateText | null }>();
  const [left, setLeft] = useState(false);

  // A value that came from elsewhere replaces what was typed for another one.
  const live = typed && typed.value === value ? typed.text : undefined;
  const text = live ?? (value ? writeDate(value) : '');
  const reading = live?.trim() ? read(live, rules) : undefined;
  const problem = reading && 'problem' in reading ? reading.problem : undefined;

  function type(next: string) {
    const result = next.trim() ? read(next, rules) : { value: null };
    const wrong = 'problem' in result;
    if (!wrong) setLeft(false);
    setTyped({ text: next, value: wrong ? null : result.value });
    onChange(wrong ? null : result.value);
    onProblem(wrong ? result.problem : undefined);
  }
  function leave() {
    if (problem) setLeft(true);
    else setTyped(undefined);
  }
  function clear() {
    setTyped(undefined);
    setLeft(false);
    onProblem(undefined);
  }

  const shows = problem && (left || text.trim().length >= COMPLETE);
  return {
    text,
    type,
    leave,
    clear,
    problem: shows ? problem : undefined,
    sent: value ?? live?.trim() ?? '',
  };
}
