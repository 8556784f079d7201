import type { Store } from 'contract/stores';
import { specialDaysInWords } from './opening';
import css from './SpecialDays.module.css';

/** The days of the next two weeks on which a store keeps other hours, or is closed. */
export function SpecialDays({ store, now }: { store: Store; now: Date }) {
  const days = specialDaysInWords(store, now);
  if (days.length === 0) return null;
  return (
    <ul className={css.days} aria-label="Special days">
      {days.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
