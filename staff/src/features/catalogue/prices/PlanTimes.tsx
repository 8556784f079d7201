import { TextField } from 'browser/ui/fields/TextField';
import css from './PlanTimes.module.css';

type Typed = { from: string; until: string };
type Props = { typed: Typed; onType: (typed: Typed) => void };

/** From when until when, on the store's clock. */
export const PlanTimes = ({ typed, onType }: Props) => (
  <div className={css.times}>
    <TextField
      label="From"
      type="datetime-local"
      required
      value={typed.from}
      onChange={(event) => onType({ ...typed, from: event.target.value })}
    />
    <TextField
      label="Until"
      type="datetime-local"
      required
      hint="The store’s own time. Afterwards the prices of before are back."
      value={typed.until}
      onChange={(event) => onType({ ...typed, until: event.target.value })}
    />
  </div>
);
